import { type StockedLine, stockShares } from '../../domain/cart/stock-shares.ts'
import type { LoadedItem, LoadedProduct, PricedItem, PricedProduct } from './load-cart.ts'

type Stock = Map<number, number>

/** Shares the shop's stock out among the lines, and what the customer holds of it already. */
export function withStockShares(
  items: PricedItem[],
  products: PricedProduct[],
  held: ReadonlyMap<number, number>,
): { items: LoadedItem[]; products: LoadedProduct[] } {
  const stock: Stock = new Map()
  const lines = [...items.map(openedItem), ...products.map(openedProduct)]
  for (const { product } of lines.flatMap((line) => line.contents)) {
    stock.set(product.id, product.stockQuantity + (held.get(product.id) ?? 0))
  }
  const shares = stockShares(lines.map(stockedLine), stock)
  const shareOf = (index: number) => ({ available: shares[index] ?? 0 })
  return {
    items: items.map((item, index) => ({ ...item, ...shareOf(index) })),
    products: products.map((line, index) => ({ ...line, ...shareOf(items.length + index) })),
  }
}

function openedItem({ shopPackage, customPackage, quantity }: PricedItem) {
  const contents = shopPackage?.contents ?? customPackage?.contents ?? []
  // A withdrawn package cannot be bought, so it leaves the stock to the others.
  return { contents, quantity: shopPackage?.status === 'INACTIVE' ? 0 : quantity }
}

function openedProduct({ product, quantity }: PricedProduct) {
  return { contents: [{ product, quantity: 1 }], quantity }
}

function stockedLine(line: ReturnType<typeof openedItem | typeof openedProduct>): StockedLine {
  const contents = line.contents.map(({ product, quantity }) => ({
    productId: product.id,
    quantity,
  }))
  return { quantity: line.quantity, contents }
}
