/** A line of an order or a cart with the contents of one unit; a single product contains itself. */
type Line<Content> = { quantity: number; contents: readonly Content[] }

/** What a line takes from stock: a package's contents count as often as the package is bought. */
export function openedToProducts<Content extends { quantity: number }>(
  line: Line<Content>,
): Content[] {
  return line.contents.map((content) => ({
    ...content,
    quantity: content.quantity * line.quantity,
  }))
}

/** How many packages the stock is enough for: the scarcest product decides. An empty package has none. */
export function canBeMade(
  contents: readonly { stockQuantity: number; quantity: number }[],
): number {
  if (contents.length === 0) return 0
  return Math.min(
    ...contents.map(({ stockQuantity, quantity }) => Math.floor(stockQuantity / quantity)),
  )
}

/** How many units of a product: in a package, in a cart or on a shelf. */
export type ProductQuantity = { productId: number; quantity: number }

/** How many units of each product the contents are. */
export function unitsIn(
  contents: readonly { product: { id: number }; quantity: number }[],
): ProductQuantity[] {
  return contents.map(({ product, quantity }) => ({ productId: product.id, quantity }))
}

/** Whether two packages contain the same, in any order; each names a product once. */
export function areSameContents(
  one: readonly ProductQuantity[],
  other: readonly ProductQuantity[],
): boolean {
  const units = new Map(other.map(({ productId, quantity }) => [productId, quantity]))
  return (
    one.length === other.length &&
    one.every(({ productId, quantity }) => units.get(productId) === quantity)
  )
}
