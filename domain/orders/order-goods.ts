import { openedToProducts } from '../goods/contents.ts'
import { packagePrice } from '../goods/price.ts'
import type { Cents } from '../money/money.ts'
import { lineTotalCents } from '../money/priced-line.ts'
import { shares } from '../money/shares.ts'

/**
 * Names a line of goods: "product-12" is a single product, "content-7" a product of a package, and "substitute-3" what was
 * packed in place of one of these.
 */
export type GoodsKey = `${'product' | 'content' | 'substitute'}-${number}`

/** All units of one product in one line of an order, and what the customer paid for them. */
export type Goods = { key: GoodsKey; productId: number; quantity: number; valueCents: Cents }

type Sold = { id: number; productId: number; unitPriceCents: Cents; quantity: number }
type SoldPackage = {
  priceCents: Cents
  discountCents: Cents
  quantity: number
  contents: readonly Sold[]
}

/**
 * What an order consists of, product by product. The price of a package after its discount is shared over its
 * contents in proportion to what they cost singly. All values together are the order's total.
 */
export function orderGoods(order: {
  items: readonly SoldPackage[]
  products: readonly Sold[]
}): Goods[] {
  return [...order.items.flatMap(goodsOfPackage), ...order.products.map(goodsOfProduct)]
}

function goodsOfPackage(item: SoldPackage): Goods[] {
  const { unitPriceCents } = packagePrice(item)
  const total = lineTotalCents({ unitPriceCents, quantity: item.quantity })
  const contents = openedToProducts(item)
  const values = shares(total, contents.map(lineTotalCents))
  return contents.flatMap(({ id, productId, quantity }, place) => {
    const valueCents = values[place]
    return valueCents === undefined
      ? []
      : [{ key: `content-${id}` as const, productId, quantity, valueCents }]
  })
}

function goodsOfProduct(line: Sold): Goods {
  const { id, productId, quantity } = line
  return { key: `product-${id}`, productId, quantity, valueCents: lineTotalCents(line) }
}
