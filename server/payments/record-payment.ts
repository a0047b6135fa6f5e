import { shop as facts } from '../../domain/shop.ts'
import type { Transaction } from '../database/connect.ts'
import { pipelined } from '../database/pipelined.ts'
import { lockOrderToPay, markPaid } from '../orders/mark-paid.ts'
import { appendEvents } from '../orders/order-events.ts'
import type { Shop } from '../shop.ts'
import type { PaymentGateway, PaymentNotification } from './gateway.ts'
import { mailFailed, mailReceived } from './mail-payment.ts'
import { findRefundOf, settleRefund } from './refunds.ts'
import { findAttempt, insertNotification, insertRefusedPayment } from './store.ts'

type Refused = 'unknownPayment' | 'wrongAmount' | 'wrongCurrency'
export type RecordResult = { accepted: true } | { accepted: false; reason: Refused }

/** What is needed of the shop to take note of a payment. */
export type Cashier = Pick<Shop, 'config' | 'database' | 'gateways' | 'jobs' | 'log' | 'now'>

/**
 * Takes what the gateway says about a payment, whether it came by itself or when asked: the only way
 * in which an order becomes PAID. The same again changes nothing.
 */
export async function recordPayment(
  shop: Cashier,
  gateway: PaymentGateway,
  payment: PaymentNotification,
): Promise<RecordResult> {
  const attempt = await findAttempt(shop.database, {
    gateway: gateway.id,
    reference: payment.reference,
  })
  if (!attempt) return refuse(shop, gateway, payment, 'unknownPayment')
  if (payment.amountCents !== attempt.amountCents)
    return refuse(shop, gateway, payment, 'wrongAmount')
  if (payment.currency !== facts.currency) return refuse(shop, gateway, payment, 'wrongCurrency')

  const at = shop.now()
  const { orderId, id: attemptId } = attempt
  const effect = await shop.database.transaction(async (tx) => {
    const reported = { orderId, attemptId, at, payment, gateway }
    if (payment.outcome === 'paid') return takePayment(tx, shop, reported)
    return (await storeNotification(tx, reported)) ? takeNote(tx, shop, reported) : 'none'
  })
  tellOperator(shop, effect, orderId, payment)
  return { accepted: true }
}

/** What cannot be booked is remembered when it is money, for operators to look into. */
async function refuse(
  { database, now }: Cashier,
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

type Reported = {
  orderId: number
  attemptId: number
  at: Date
  payment: PaymentNotification
  gateway: PaymentGateway
}
type Effect = 'none' | 'paid' | 'paidAgain' | 'paidCancelled' | 'noted' | 'expected' | 'unknown'

/** False when the same notification is there already. */
function storeNotification(
  tx: Transaction,
  { attemptId, at, payment }: Reported,
): Promise<boolean> {
  return insertNotification(tx, {
    attemptId,
    gatewayPaymentId: payment.paymentId,
    outcome: payment.outcome,
    gatewayCode: payment.gatewayCode,
    method: payment.method ?? null,
    receivedAt: at,
  })
}

/** Books a payment whose notification is new. */
async function takePayment(tx: Transaction, shop: Cashier, reported: Reported): Promise<Effect> {
  const { orderId, at, payment } = reported
  const { isNew, order } = await pipelined({
    isNew: () => storeNotification(tx, reported),
    order: () => lockOrderToPay(tx, orderId),
  })
  if (!isNew) return 'none'
  const cause = causeOf(reported)
  const effect = await markPaid(tx, order, { at, cause }, (to, paid) =>
    mailReceived(tx, shop, { to, order: paid, payment }),
  )
  if (effect === 'paidAgain') await appendEvents(tx, [orderId], { kind: 'PAID_AGAIN', cause, at })
  return effect
}

/** Takes note of everything else that a gateway tells. */
async function takeNote(tx: Transaction, shop: Cashier, reported: Reported): Promise<Effect> {
  const { orderId, at, payment } = reported
  const cause = causeOf(reported)
  switch (payment.outcome) {
    case 'unknown':
      return 'unknown'
    case 'refundRequested':
    case 'refundProcessing':
    case 'refunded':
      await appendEvents(tx, [orderId], { kind: 'PAYMENT_NOTIFIED', cause, at })
      return (await noteRefund(tx, reported)) ? 'expected' : 'noted'
    default:
      if (payment.outcome === 'failed') await mailFailed(tx, shop, reported)
      // Never takes PAID back: only the history grows.
      await appendEvents(tx, [orderId], { kind: 'PAYMENT_NOTIFIED', cause, at })
      return 'noted'
  }
}

/** True when the shop itself has asked for it; one that was made by hand is then done. */
async function noteRefund(tx: Transaction, { attemptId, at, payment }: Reported): Promise<boolean> {
  const refund = await findRefundOf(tx, attemptId, payment.paymentId)
  if (refund && payment.outcome === 'refunded') {
    await settleRefund(tx, refund.id, { at, reference: 'Seen at the gateway' })
  }
  return refund !== undefined
}

const words: Record<PaymentNotification['outcome'], string> = {
  paid: 'paid',
  pending: 'pending',
  cancelled: 'cancelled',
  failed: 'failed',
  chargedBack: 'charged back',
  refundRequested: 'refund requested',
  refundProcessing: 'refund under way',
  refunded: 'refunded',
  unknown: 'unknown',
}

/** "PayHere: paid, payment 320025071278, VISA" */
function causeOf({ gateway, payment: { outcome, paymentId, method } }: Reported) {
  const details = [paymentId && `payment ${paymentId}`, method].filter(Boolean)
  return `${gateway.name}: ${[words[outcome], ...details].join(', ')}`
}

/** What a person has to look at; of everything else the log takes note in passing. */
const alarms: Partial<Record<PaymentNotification['outcome'], string>> = {
  chargedBack: 'A payment was charged back: stop the order',
  refundRequested: 'A refund was requested: stop the order',
  refunded: 'A payment was refunded: stop the order',
  unknown: 'The gateway sent a status that is not known',
}

const alarmsOfEffect: Partial<Record<Effect, string>> = {
  paidAgain: 'An order was paid again: refund the second payment',
  paidCancelled: 'A cancelled order was paid: refund it',
}

/** Logged after the commit, with what is needed to find it. */
function tellOperator(
  { log }: Cashier,
  effect: Effect,
  orderId: number,
  { outcome, paymentId, gatewayCode }: PaymentNotification,
): void {
  const facts = { orderId, paymentId, outcome, gatewayCode }
  const isExpected = effect === 'none' || effect === 'expected'
  const alarm = isExpected ? undefined : (alarmsOfEffect[effect] ?? alarms[outcome])
  if (alarm) log.warn(facts, alarm)
  else log.info({ ...facts, effect }, 'Payment notified')
}
