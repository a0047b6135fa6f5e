import { cents } from '../../money/money.ts'
import type { OrderedContent, OrderLine } from '../order.ts'

export const rice = { productId: 1, name: 'Red Rice', categoryId: 4, imageUrl: '' }
export const tea = { productId: 2, name: 'Ceylon Tea', categoryId: 3, imageUrl: '' }

type Facts = Partial<Omit<OrderLine, 'contents'>>

/** An ordered ready-made package, unless the facts say that it is the customer's own. */
export function packageLine(contents: OrderedContent[], facts: Facts = {}): OrderLine {
  return {
    kind: 'package',
    id: 1,
    name: 'Family Weekly Box',
    imageUrl: '',
    unitPriceCents: cents(4500),
    discountCents: cents(500),
    quantity: 1,
    cartProductId: null,
    ...facts,
    contents,
  }
}

/** A single product in an order. */
export function productLine(product: typeof rice, facts: Facts = {}): OrderLine {
  const { productId, name, imageUrl } = product
  return {
    kind: 'product',
    id: productId,
    name,
    imageUrl,
    unitPriceCents: cents(200),
    discountCents: cents(0),
    quantity: 1,
    cartProductId: null,
    ...facts,
    contents: [{ ...product, quantity: 1 }],
  }
}
