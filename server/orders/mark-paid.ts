import { takeOutOfCart } from '../carts/service.ts'
import type { Transaction } from '../database/connect.ts'
import { pipelined } from '../database/pipelined.ts'
import type { MailAddress } from '../mail/mail.ts'
import { orderedProductsOf } from '../stock/holds.ts'
import { takeStockThereIs } from '../stock/take-stock.ts'
import { customerOf } from './mail-customer.ts'
import { appendEvents } from './order-events.ts'
import {
  boughtLinesOf,
  insertShortages,
  type OrderRow,
  requireLockedOrder,
  updatePaidOrder,
} from './store.ts'

/** An order that has just become PAID. */
export type PaidOrder = OrderRow & { paidAt: Date }

type Payment = { at: Date; cause: string }

/** What a payment has done to an order, which only the first one makes PAID. */
type Effect = 'paid' | 'paidAgain' | 'paidCancelled'

/** What has to be known of an order to pay it. */
type OrderToPay = {
  order: OrderRow
  bought: Awaited<ReturnType<typeof boughtLinesOf>>
  /** Whoever placed it; undefined once their data were erased. */
  customer: MailAddress | undefined
}

/** The order of a payment, locked until the transaction ends. */
export function lockOrderToPay(tx: Transaction, orderId: number): Promise<OrderToPay> {
  return pipelined({
    order: () => requireLockedOrder(tx, orderId),
    bought: () => boughtLinesOf(tx, orderId),
    customer: () => customerOf(tx, orderId),
  })
}

/**
 * Makes an order PAID for good: its stock is sold, its lines leave the cart, its customer is told.
 * When its hold had lapsed the stock is taken as far as there is any and the rest is noted as a
 * shortage, because a payment is never lost. An order that was cancelled meanwhile only remembers
 * that it was paid, to be refunded; one that was paid already does not change at all.
 */
export async function markPaid(
  tx: Transaction,
  { order, bought, customer }: OrderToPay,
  { at, cause }: Payment,
  tell: (to: MailAddress, order: PaidOrder) => Promise<void>,
): Promise<Effect> {
  const { id: orderId } = order
  if (order.paidAt) return 'paidAgain'
  if (order.cancelledAt) {
    const afterwards = `${cause}, after it was cancelled`
    await pipelined({
      order: () => updatePaidOrder(tx, { orderId, at }),
      history: () => appendEvents(tx, [orderId], { kind: 'PAID', cause: afterwards, at }),
    })
    return 'paidCancelled'
  }
  if (!order.stockHeldUntil) await takeLapsedStock(tx, orderId, at)
  await pipelined({
    order: () => updatePaidOrder(tx, { orderId, at }),
    history: () => appendEvents(tx, [orderId], { kind: 'PAID', cause, at }),
    cart: () => (order.userId === null ? undefined : takeOutOfCart(tx, order.userId, bought)),
    mail: () => customer && tell(customer, { ...order, paidAt: at, stockHeldUntil: null }),
  })
  return 'paid'
}

async function takeLapsedStock(tx: Transaction, orderId: number, at: Date): Promise<void> {
  const ordered = await orderedProductsOf(tx, [orderId])
  const missing = await takeStockThereIs(tx, ordered, 'Paid after the hold had lapsed')
  if (missing.size === 0) return
  await insertShortages(tx, orderId, missing)
  const cause = 'Paid after the hold had lapsed, when not everything was left'
  await appendEvents(tx, [orderId], { kind: 'STOCK_SHORT', cause, at })
}
