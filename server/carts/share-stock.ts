import { stockShares } from '../../domain/cart/stock-shares.ts'
import { isSold } from '../../domain/goods/availability.ts'
import { goodsIn } from '../packages/index.ts'
import type { LoadedItem, LoadedProduct, PricedItem, PricedProduct } from './load-cart.ts'

type Stock = Map<number, number>

/** Distributes the stock, including what the customer already holds, among the lines. */
export function withStockShares(
  items: PricedItem[],
  products: PricedProduct[],
  held: ReadonlyMap<number, number>,
): { items: LoadedItem[]; products: LoadedProduct[] } {
  const stock: Stock = new Map()
  const lines = [...items.map(openedItem), ...products.map(openedProduct)]
  for (const { productId, stockQuantity } of lines.flatMap((line) => line.contents)) {
    stock.set(productId, stockQuantity + (held.get(productId) ?? 0))
  }
  const shares = stockShares(lines, stock)
  const shareOf = (index: number) => ({ available: shares[index] ?? 0 })
  return {
    items: items.map((item, index) => ({ ...item, ...shareOf(index) })),
    products: products.map((line, index) => ({ ...line, ...shareOf(items.length + index) })),
  }
}

function openedItem({ shopPackage, customPackage, quantity }: PricedItem) {
  const contents = goodsIn(shopPackage?.contents ?? customPackage?.contents ?? [])
  // A withdrawn package cannot be bought, so its stock is available to the other lines.
  const isWithdrawn = shopPackage && !isSold(shopPackage)
  return { contents, quantity: isWithdrawn ? 0 : quantity }
}

function openedProduct({ product, quantity }: PricedProduct) {
  const { id: productId, stockQuantity } = product
  return { contents: [{ productId, stockQuantity, quantity: 1 }], quantity }
}
