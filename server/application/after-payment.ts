import { amountText, noCents } from '../../domain/money/money.ts'
import { canBePaid } from '../../domain/orders/status.ts'
import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { takeOutOfCart } from '../carts/index.ts'
import type { Transaction } from '../database/connect.ts'
import { pipelined } from '../database/pipelined.ts'
import { sendMail } from '../mail/send-mail.ts'
import { appendEvents } from '../order-history/index.ts'
import {
  billPaid,
  failedLetter,
  keepOrLoseSlot,
  lockOrderToPay,
  mailCustomerOf,
  markPaid,
  type OrderRow,
  owedOf,
  receivedLetter,
  receivedShortLetter,
  requireLockedOrder,
  surplusLetter,
  takeLapsedStock,
} from '../orders/index.ts'
import {
  causeOf,
  countFailures,
  noteRefund,
  type PaymentEffect,
  type RefundedPayment,
  type ReportedPayment,
  storeNotification,
  withdrawRefunds,
} from '../payments/index.ts'
import type { Shop } from '../shop.ts'
import { afterRefund } from './after-refund.ts'

/**
 * Applies what a gateway reports about a payment, in one transaction. This is the only way in which an
 * order becomes PAID. A report that was stored before changes nothing.
 */
export function afterPayment(shop: Shop, reported: ReportedPayment): Promise<PaymentEffect> {
  return shop.database.transaction(async (tx) => {
    if (reported.payment.outcome === 'paid') return afterPaid(tx, shop, reported)
    return (await storeNotification(tx, reported)) ? afterOther(tx, shop, reported) : 'none'
  })
}

/**
 * The order is PAID for good: its stock is sold, its lines leave the cart, its customer gets a mail. If
 * its hold has lapsed, it takes the stock that is left, because a payment is never lost. For a cancelled
 * order only the payment is stored; for one that is already paid, the second payment, to be refunded.
 */
async function afterPaid(
  tx: Transaction,
  shop: Shop,
  reported: ReportedPayment,
): Promise<PaymentEffect> {
  const { orderId, at, payment } = reported
  const { isNew, toPay } = await pipelined({
    isNew: () => storeNotification(tx, reported),
    toPay: () => lockOrderToPay(tx, orderId),
  })
  if (!isNew) return 'none'
  const { order, bought, customer } = toPay
  const cause = causeOf(reported)
  if (order.paidAt) {
    await appendEvents(tx, [orderId], { kind: 'PAID_AGAIN', cause, at })
    await mailSurplus(tx, shop, order, reported)
    return 'paidAgain'
  }
  if (order.cancelledAt) {
    // It may have been reported before the cancellation, and waited for it. The books tell by the times which was first.
    const paidAt = at > order.cancelledAt ? at : order.cancelledAt
    await markPaid(tx, { orderId, at: paidAt, cause: historyTexts.paidCancelled(cause) })
    await mailSurplus(tx, shop, order, reported)
    return 'paidCancelled'
  }
  const missing = order.stockHeldUntil ? [] : await takeLapsedStock(tx, orderId, at)
  const hasSlot = await keepOrLoseSlot(tx, shop, order, { at, cause: historyTexts.slotLost })
  const paid = { ...order, paidAt: at }
  const receipt = { ...payment, hasSlot }
  const letterIn = (language: Language) =>
    missing.length > 0
      ? receivedShortLetter(shop.config, language, paid, { receipt, missing })
      : receivedLetter(shop.config, language, paid, receipt)
  await pipelined({
    order: () => markPaid(tx, { orderId, at, cause }),
    cart: () => (order.userId === null ? undefined : takeOutOfCart(tx, order.userId, bought)),
    mail: () =>
      customer &&
      sendMail(tx, shop, {
        to: customer.to,
        letter: letterIn(customer.language),
        about: { orderId },
      }),
  })
  await billPaid(tx, shop, paid, at)
  return 'paid'
}

/** Mails the customer that this payment was not needed, unless an earlier one has gone back instead. */
async function mailSurplus(
  tx: Transaction,
  shop: Shop,
  order: OrderRow,
  reported: ReportedPayment,
): Promise<void> {
  const { orderId } = reported
  if ((await owedOf(tx, order)).owedCents === 0) return
  const isCancelled = order.cancelledAt !== null
  const surplus = refundOf(reported)
  await mailCustomerOf(tx, shop, orderId, (language) =>
    surplusLetter(shop.config, language, surplus, { isCancelled }),
  )
}

function refundOf({ orderId, payment }: ReportedPayment): RefundedPayment {
  return { orderId, amountCents: payment.amountCents, gatewayPaymentId: payment.paymentId }
}

/** Every other outcome is added to the history of the order, and never undoes PAID. */
async function afterOther(
  tx: Transaction,
  shop: Shop,
  reported: ReportedPayment,
): Promise<PaymentEffect> {
  const { orderId, at, payment } = reported
  if (payment.outcome === 'unknown') return 'unknown'
  if (payment.outcome === 'failed') await mailFailed(tx, shop, reported)
  // What takes money back is judged by the order's refunds, which change under the lock of the order.
  else await requireLockedOrder(tx, orderId)
  const { isExpected, isNowMade } = await noteRefund(tx, reported)
  // Customers read of it as of every other refund; of what else a gateway reports they do not.
  const kind = isNowMade ? 'REFUNDED' : 'PAYMENT_NOTIFIED'
  await appendEvents(tx, [orderId], { kind, cause: causeOf(reported), at })
  if (payment.outcome === 'chargedBack') await withdraw(tx, reported)
  if (isNowMade) await afterRefund(tx, shop, refundOf(reported))
  return isExpected ? 'expected' : 'noted'
}

/** What was still to be refunded of a payment that was charged back must not go back a second time. */
async function withdraw(
  tx: Transaction,
  { orderId, attemptId, payment, at }: ReportedPayment,
): Promise<void> {
  const name = { attemptId, gatewayPaymentId: payment.paymentId }
  const withdrawnCents = await withdrawRefunds(tx, name)
  if (withdrawnCents === noCents) return
  const cause = historyTexts.refundsWithdrawn(amountText(withdrawnCents, formats))
  await appendEvents(tx, [orderId], { kind: 'PAYMENT_NOTIFIED', cause, at })
}

/**
 * Mails the customer that an attempt failed: once for each attempt, however many cards were declined,
 * and not if the order has been paid another way.
 */
async function mailFailed(
  tx: Transaction,
  shop: Shop,
  { orderId, attemptId }: ReportedPayment,
): Promise<void> {
  // The lock puts two simultaneous failures in order, so that only the first is mailed.
  const order = await requireLockedOrder(tx, orderId)
  if (!canBePaid(order) || (await countFailures(tx, attemptId)) > 1) return
  await mailCustomerOf(tx, shop, orderId, (language) => failedLetter(shop.config, language, order))
}
