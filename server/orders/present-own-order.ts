import type { Order } from '../../contract/index.ts'
import { rupees } from '../../domain/money/money.ts'
import type { Customer } from '../http/environment.ts'
import type { Shop } from '../shop.ts'
import { booksOf } from './books.ts'
import { mayBeCancelled } from './cancel-own-order.ts'
import { presentOrder } from './presentation.ts'
import type { ReadOrder } from './read-orders.ts'

/** An order for its signed-in customer, with what the shop's settings let them do. */
export function presentOwnOrder(shop: Shop, customer: Customer, order: ReadOrder): Order {
  const now = shop.now()
  return {
    userId: customer.id,
    ...presentOrder(order, now),
    ...(mayBeCancelled(shop, order) && presentCancellation(order, now)),
  }
}

/** What cancelling the order now would give back. */
function presentCancellation(order: ReadOrder, now: Date): Pick<Order, 'cancellable'> {
  const { owedCents } = booksOf({ ...order, cancelledAt: now })
  return { cancellable: { refundAmount: rupees(owedCents) } }
}
