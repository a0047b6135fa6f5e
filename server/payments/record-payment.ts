import type { Cents } from '../../domain/money/money.ts'
import { shop as facts } from '../../domain/shop.ts'
import type { Shop } from '../shop.ts'
import type { PaymentGateway, PaymentNotification } from './gateway.ts'
import { refundsOfPayment } from './refunds.ts'
import type { PaymentEffect, ReportedPayment } from './reported-payment.ts'
import { findAttempt, insertRefusedPayment } from './store.ts'

type Refused = 'unknownPayment' | 'wrongAmount' | 'wrongCurrency'
type RecordResult = { accepted: true } | { accepted: false; reason: Refused }

/**
 * Records what a gateway reports about a payment, in a notification or when asked.
 * `application/after-payment.ts` applies the consequences. A repeated report changes nothing.
 */
export async function recordPayment(
  shop: Shop,
  gateway: PaymentGateway,
  payment: PaymentNotification,
): Promise<RecordResult> {
  const { reference, amountCents, currency } = payment
  const attempt = await findAttempt(shop.database, { gateway: gateway.id, reference })
  if (!attempt) return refuse(shop, gateway, payment, 'unknownPayment')
  const isRightAmount =
    amountCents === attempt.amountCents || (await isRestOfRefunded(shop, attempt, payment))
  if (!isRightAmount) return refuse(shop, gateway, payment, 'wrongAmount')
  if (currency !== facts.currency) return refuse(shop, gateway, payment, 'wrongCurrency')

  const { orderId, id: attemptId } = attempt
  const reported = { orderId, attemptId, gateway, payment, at: shop.now() }
  logEffect(shop, reported, await shop.afterPayment(shop, reported))
  return { accepted: true }
}

/** Whether the shop has refunded a part of it: a gateway may then report the rest as its amount. */
async function isRestOfRefunded(
  { database }: Shop,
  attempt: { id: number; amountCents: Cents },
  { paymentId, amountCents }: PaymentNotification,
): Promise<boolean> {
  if (amountCents > attempt.amountCents) return false
  const name = { attemptId: attempt.id, gatewayPaymentId: paymentId }
  return (await refundsOfPayment(database, name)).length > 0
}

/** A payment that cannot be booked is stored if it succeeded, for operators to look into. */
async function refuse(
  { database, now }: Shop,
  gateway: PaymentGateway,
  { reference, paymentId, amountCents, currency, outcome }: PaymentNotification,
  reason: Refused,
): Promise<RecordResult> {
  if (outcome === 'paid') {
    await insertRefusedPayment(database, {
      gateway: gateway.id,
      reference,
      gatewayPaymentId: paymentId,
      amountCents,
      currency,
      reason,
      receivedAt: now(),
    })
  }
  return { accepted: false, reason }
}

/** Outcomes that an operator has to look at, logged as warnings; all others are logged as info. */
const alarms: Partial<Record<PaymentNotification['outcome'], string>> = {
  chargedBack: 'A payment was charged back: stop the order',
  refundRequested: 'A refund was requested: stop the order',
  refunded: 'A payment was refunded: stop the order',
  unknown: 'The gateway sent a status that is not known',
}

const alarmsOfEffect: Partial<Record<PaymentEffect, string>> = {
  paidAgain: 'An order was paid again: refund the second payment',
  paidCancelled: 'A cancelled order was paid: refund it',
}

/** Logs the effect after the commit, with the ids to find it. */
function logEffect({ log }: Shop, { orderId, payment }: ReportedPayment, effect: PaymentEffect) {
  const { outcome, paymentId, gatewayCode } = payment
  const facts = { orderId, paymentId, outcome, gatewayCode }
  const isExpected = effect === 'none' || effect === 'expected'
  const alarm = isExpected ? undefined : (alarmsOfEffect[effect] ?? alarms[outcome])
  if (alarm) log.warn(facts, alarm)
  else log.info({ ...facts, effect }, 'Payment notified')
}
