import { takeOutOfCart } from '../carts/service.ts'
import type { Transaction } from '../database/connect.ts'
import { together } from '../database/together.ts'
import { appendEvents } from './order-events.ts'
import { takeStockThereIs } from './stock.ts'
import {
  boughtLinesOf,
  insertShortages,
  type OrderRow,
  orderedProductsOf,
  requireLockedOrder,
  updateOrders,
} from './store.ts'

/** An order that has just become PAID. */
export type PaidOrder = OrderRow & { paidAt: Date }

type Payment = { orderId: number; at: Date; cause: string }

/** What a payment has done to an order, which only the first one makes PAID. */
type Paid = { effect: 'paid'; order: PaidOrder } | { effect: 'paidAgain' | 'paidCancelled' }

/**
 * Makes an order PAID for good: its stock is sold, its lines leave the cart. When its hold had
 * lapsed the stock is taken as far as there is any and the rest is noted as a shortage, because a
 * payment is never lost. An order that was cancelled meanwhile only remembers that it was paid, to
 * be refunded; one that was paid already does not change at all.
 */
export async function markPaid(tx: Transaction, { orderId, at, cause }: Payment): Promise<Paid> {
  const [order, bought] = await together([
    requireLockedOrder(tx, orderId),
    boughtLinesOf(tx, orderId),
  ])
  if (order.paidAt) return { effect: 'paidAgain' }
  const paid = { paidAt: at, stockHeldUntil: null }
  if (order.cancelledAt) {
    const afterwards = `${cause}, after it was cancelled`
    await together([
      updateOrders(tx, [orderId], paid),
      appendEvents(tx, [orderId], { kind: 'PAID', cause: afterwards, at }),
    ])
    return { effect: 'paidCancelled' }
  }
  if (!order.stockHeldUntil) await takeLapsedStock(tx, { orderId, at, cause })
  await together([
    updateOrders(tx, [orderId], paid),
    appendEvents(tx, [orderId], { kind: 'PAID', cause, at }),
    order.userId === null ? undefined : takeOutOfCart(tx, order.userId, bought),
  ])
  return { effect: 'paid', order: { ...order, ...paid } }
}

async function takeLapsedStock(tx: Transaction, { orderId, at }: Payment): Promise<void> {
  const ordered = await orderedProductsOf(tx, [orderId])
  const missing = await takeStockThereIs(tx, ordered, 'Paid after the hold had lapsed')
  if (missing.size === 0) return
  await insertShortages(tx, orderId, missing)
  const cause = 'Paid after the hold had lapsed, when not everything was left'
  await appendEvents(tx, [orderId], { kind: 'STOCK_SHORT', cause, at })
}
