/** How many units of each product, by its id. */
export type StockNeeds = ReadonlyMap<number, number>

/** What an order takes off the shelves of one product. */
export type OrderedProduct = { orderId: number; productId: number; quantity: number }

export function sumNeeds(lines: Iterable<{ productId: number; quantity: number }>): StockNeeds {
  const needs = new Map<number, number>()
  for (const { productId, quantity } of lines) {
    needs.set(productId, (needs.get(productId) ?? 0) + quantity)
  }
  return needs
}
