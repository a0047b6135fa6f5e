import { takeOutOfCart } from '../carts/service.ts'
import type { Transaction } from '../database/connect.ts'
import { appendEvents } from './order-events.ts'
import { takeStockThereIs } from './stock.ts'
import {
  boughtLinesOf,
  insertShortages,
  orderedProductsOf,
  requireLockedOrder,
  updateOrders,
} from './store.ts'

type Payment = { orderId: number; at: Date; cause: string }

/**
 * Makes an order PAID for good: its stock is sold, its lines leave the cart. When its hold had
 * lapsed the stock is taken as far as there is any and the rest is noted as a shortage, because a
 * payment is never lost. Answers false, and changes nothing, when the order was paid already.
 */
export async function markPaid(tx: Transaction, { orderId, at, cause }: Payment): Promise<boolean> {
  const order = await requireLockedOrder(tx, orderId)
  if (order.paidAt) return false
  if (!order.stockHeldUntil) await takeLapsedStock(tx, { orderId, at, cause })
  await updateOrders(tx, [orderId], { paidAt: at, stockHeldUntil: null })
  await appendEvents(tx, [orderId], { kind: 'PAID', cause, at })
  await takeOutOfCart(tx, order.userId, await boughtLinesOf(tx, orderId))
  return true
}

async function takeLapsedStock(tx: Transaction, { orderId, at }: Payment): Promise<void> {
  const ordered = await orderedProductsOf(tx, [orderId])
  const missing = await takeStockThereIs(tx, ordered, 'Paid after the hold had lapsed')
  if (missing.size === 0) return
  await insertShortages(tx, orderId, missing)
  const cause = 'Paid after the hold had lapsed, when not everything was left'
  await appendEvents(tx, [orderId], { kind: 'STOCK_SHORT', cause, at })
}
