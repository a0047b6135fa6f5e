import type { ItemRef } from '../cart/lines.ts'
import type { Amount } from '../money/amount.ts'
import type { PricedLine } from '../money/priced-line.ts'
import type { MissingChoice } from './missing-items.ts'

/** A product in one unit of an order line. */
export type OrderedContent = {
  productId: number
  name: string
  imageUrl: string
  /** Of today. */
  categoryId: number
  quantity: number
}

/** An ordered product or package, with its name, price and picture at the time of the order. */
export type OrderLine = ItemRef &
  PricedLine & {
    name: string
    /** Empty for a package without a picture of its own. */
    imageUrl: string
    /** For a single product: the product itself. */
    contents: readonly OrderedContent[]
    /** The cart line that a single product came from. */
    cartProductId: number | null
    /** What the customer chose in case it is missing, where they chose it for this line. */
    missing?: MissingChoice | undefined
  }

/** An order in the form that the shop's rules use. Its packages come before its single products. */
export type Order = { orderId: number; lines: readonly OrderLine[]; amount: Amount }

type Lines = Pick<Order, 'lines'>

export function packagesOf({ lines }: Lines): OrderLine[] {
  return lines.filter(({ kind }) => kind !== 'product')
}

export function productsOf({ lines }: Lines): OrderLine[] {
  return lines.filter(({ kind }) => kind === 'product')
}
