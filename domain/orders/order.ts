import type { ItemRef } from '../cart/lines.ts'
import type { Amount } from '../money/amount.ts'
import type { PricedLine } from '../money/priced-line.ts'

/** A product in one unit of what was ordered. */
export type OrderedContent = { productId: number; name: string; imageUrl: string; quantity: number }

/** What was ordered of one product or package, in the name, price and picture of its moment. */
export type OrderLine = ItemRef &
  PricedLine & {
    name: string
    /** Empty for a package without a picture of its own. */
    imageUrl: string
    /** A product on its own lies in itself. */
    contents: readonly OrderedContent[]
    /** The cart line that a single product came from. */
    cartProductId: number | null
  }

/** What the shop's rules know of an order. Its packages come before its single products. */
export type Order = { orderId: number; lines: readonly OrderLine[]; amount: Amount }

type Lines = Pick<Order, 'lines'>

export function packagesOf({ lines }: Lines): OrderLine[] {
  return lines.filter(({ kind }) => kind !== 'product')
}

export function productsOf({ lines }: Lines): OrderLine[] {
  return lines.filter(({ kind }) => kind === 'product')
}
