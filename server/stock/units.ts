import type { ProductQuantity } from '../../domain/goods/contents.ts'

/** Units by product id. */
export type StockNeeds = ReadonlyMap<number, number>

/** The units of one product in an order. */
export type OrderedProduct = ProductQuantity & { orderId: number }

export function sumNeeds(lines: Iterable<ProductQuantity>): StockNeeds {
  const needs = new Map<number, number>()
  for (const { productId, quantity } of lines) {
    needs.set(productId, (needs.get(productId) ?? 0) + quantity)
  }
  return needs
}
