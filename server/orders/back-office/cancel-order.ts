import { type Cents, sum } from '../../../domain/money/money.ts'
import { paymentStatusOf } from '../../../domain/orders/status.ts'
import { planRefunds } from '../../../domain/payments/plan-refunds.ts'
import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import type { Language } from '../../../domain/texts/texts.ts'
import { type Actor, recordChange } from '../../audit-log/index.ts'
import type { Transaction } from '../../database/connect.ts'
import { refusal } from '../../http/refusal.ts'
import { appendEvents } from '../../order-history/index.ts'
import { type PlannedRefund, type RefundWay, requestRefunds } from '../../payments/index.ts'
import type { Shop } from '../../shop.ts'
import { orderedProductsOf, returnStock, sumNeeds } from '../../stock/index.ts'
import { owedOf } from '../books.ts'
import { pickedStockOf, untoldRefundCents } from '../consignments.ts'
import { notSuppliedTo } from '../credits/not-supplied.ts'
import { billCancelled } from '../documents/bill-order.ts'
import { mailCustomerOf } from '../mail-customer.ts'
import { refundRequestedLetter } from '../refund-letters.ts'
import { type OrderRow, selectMissing } from '../store.ts'
import { cancelledLetter } from './letters.ts'
import { causeOf, requireWay, sumOfPlanned } from './refund-way.ts'
import { deleteShortages, editOrders, lockOpenOrder, lockOrder } from './store.ts'

type Cancellation = { version: number; reason: string; refund?: RefundWay | undefined }

/**
 * Cancels an order that has not left the store: its stock is returned, its payments are refunded, and
 * the customer is mailed the reason.
 */
export async function cancelOrder(
  shop: Shop,
  operator: Actor,
  orderId: number,
  { version, reason, refund }: Cancellation,
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const order = await lockOpenOrder(tx, orderId, version)
    // Behind the lock, so that it is never before a payment that came first.
    const at = shop.now()
    const planned = await plannedFor(tx, { ...order, cancelledAt: at })
    const way = planned.length > 0 ? requireWay(shop, planned, refund) : 'BY_HAND'
    const by = operator.email
    const cause = historyTexts.cancelledBy(by, reason)
    const steps = { at, by, operator, cause, planned, way, reason }
    const refundCents = await carryOutCancellation(tx, shop, order, steps)
    await recordChange(tx, operator, {
      action: 'cancel order',
      subject: { kind: 'order', id: orderId },
      before: { status: paymentStatusOf(order) },
      after: { status: 'CANCELLED', refundCents, refundWay: refundCents > 0 ? way : null },
    })
  })
}

type Steps = {
  at: Date
  /** Who cancels it, as the history names them. */
  by: string
  /** The operator who does; undefined if the customer does. */
  operator: Actor | undefined
  cause: string
  /** What is refunded, and how. */
  planned: readonly PlannedRefund[]
  way: RefundWay
  /** What the customer is mailed; undefined if they have cancelled it themselves. */
  reason?: string | ((language: Language) => string)
}

/** The steps of every cancellation of a locked, open order. Returns what is refunded. */
export async function carryOutCancellation(
  tx: Transaction,
  shop: Shop,
  order: OrderRow,
  { at, by, operator, cause, planned, way, reason }: Steps,
): Promise<Cents> {
  const orderId = order.id
  await endOrder(tx, order, { at, cause })
  await billCancelled(tx, order, at)
  await requestRefunds(tx, shop, planned, {
    orderId,
    way,
    at,
    cause: causeOf(by, way),
    by: operator,
  })
  const refundCents = sumOfPlanned(planned)
  const toldCents = sum([refundCents, await untoldRefundCents(tx, orderId)])
  await mailCustomerOf(tx, shop, orderId, (language) =>
    cancelledLetter(shop.config, language, order, {
      reason: typeof reason === 'function' ? reason(language) : reason,
      refundCents: toldCents,
    }),
  )
  return refundCents
}

/** Returns the goods of a locked, open order, which is cancelled from now on. Nobody is told, and nothing is refunded. */
export async function endOrder(
  tx: Transaction,
  order: OrderRow,
  { at, cause }: Pick<Steps, 'at' | 'cause'>,
): Promise<void> {
  await returnGoods(tx, order)
  await editOrders(tx, [order.id], { cancelledAt: at, stockHeldUntil: null })
  await appendEvents(tx, [order.id], { kind: 'CANCELLED', cause, at })
}

/**
 * Refunds what was paid beyond the price of an open order, for example by a customer who paid twice,
 * or everything that was paid for a cancelled one.
 */
export async function refundSurplus(
  shop: Shop,
  operator: Actor,
  orderId: number,
  refund: RefundWay,
): Promise<void> {
  const at = shop.now()
  await shop.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const surplus = await plannedFor(tx, order)
    if (surplus.length === 0) throw refusal('nothingToRefund')
    const way = requireWay(shop, surplus, refund)
    const cause = causeOf(operator.email, way)
    await requestRefunds(tx, shop, surplus, { orderId, way, at, cause, by: operator })
    const refundCents = sumOfPlanned(surplus)
    await recordChange(tx, operator, {
      action: 'refund surplus',
      subject: { kind: 'order', id: orderId },
      after: { refundCents, refundWay: way },
    })
    const gatewayPaymentId = surplus.map(({ payment }) => payment.gatewayPaymentId).join(', ')
    const requested = { orderId, amountCents: refundCents, gatewayPaymentId }
    await mailCustomerOf(tx, shop, orderId, (language) =>
      refundRequestedLetter(shop.config, language, requested),
    )
  })
}

/** The refunds of everything that must go back for a locked order. */
export async function plannedFor(tx: Transaction, order: OrderRow): Promise<PlannedRefund[]> {
  const { payments, owedCents } = await owedOf(tx, order)
  return planRefunds(payments, owedCents)
}

/**
 * Returns the stock that the order really holds: neither its shortages, nor what was not supplied or not found, nor
 * what a lapsed hold has returned; but what stands in for something.
 */
async function returnGoods(tx: Transaction, order: OrderRow): Promise<void> {
  if (!order.paidAt && !order.stockHeldUntil) return
  const orderId = order.id
  const missing = await selectMissing(tx, { orderIds: [orderId] })
  const credited = await notSuppliedTo(tx, order)
  const { substitutes, replaced, picked } = await pickedStockOf(tx, orderId)
  const ordered = await orderedProductsOf(tx, [orderId])
  const gone = sumNeeds([...missing, ...credited, ...replaced])
  // What was not found for an order that has all its money back is not credited.
  const inBoxes = picked && sumNeeds([...picked, ...substitutes])
  const held = [...sumNeeds([...ordered, ...substitutes])].map(([productId, units]) => {
    const left = units - (gone.get(productId) ?? 0)
    return {
      orderId,
      productId,
      quantity: inBoxes ? Math.min(left, inBoxes.get(productId) ?? 0) : left,
    }
  })
  await returnStock(
    tx,
    held.filter(({ quantity }) => quantity > 0),
    historyTexts.cancelled,
  )
  await deleteShortages(tx, orderId)
}
