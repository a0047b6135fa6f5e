/** A line of an order or a cart, with what lies in one of it: a product on its own lies in itself. */
type Line<Content> = { quantity: number; contents: readonly Content[] }

/** What a line takes off the shelves: what a package holds counts as often as the package is bought. */
export function openedToProducts<Content extends { quantity: number }>(
  line: Line<Content>,
): Content[] {
  return line.contents.map((content) => ({
    ...content,
    quantity: content.quantity * line.quantity,
  }))
}

/** How many packages can be made of what is in stock: the scarcest product decides, and of nothing none. */
export function canBeMade(
  contents: readonly { stockQuantity: number; quantity: number }[],
): number {
  if (contents.length === 0) return 0
  return Math.min(
    ...contents.map(({ stockQuantity, quantity }) => Math.floor(stockQuantity / quantity)),
  )
}
