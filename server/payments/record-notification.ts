import { shop as facts } from '../../domain/shop.ts'
import type { Transaction } from '../database/connect.ts'
import { markPaid } from '../orders/mark-paid.ts'
import { appendEvents } from '../orders/order-events.ts'
import type { Shop } from '../shop.ts'
import type { PaymentNotification } from './gateway.ts'
import { mailFailed, mailReceived } from './mail-payment.ts'
import { findAttempt, insertNotification } from './store.ts'

type Refused =
  | 'malformed'
  | 'wrongMerchant'
  | 'wrongSignature'
  | 'unknownPayment'
  | 'wrongAmount'
  | 'wrongCurrency'

export type NotificationResult = { accepted: true } | { accepted: false; reason: Refused }

/**
 * Takes what the gateway says about a payment: the only way in which an order becomes PAID.
 * The same notification again changes nothing.
 */
export async function recordNotification(
  shop: Shop,
  form: URLSearchParams,
): Promise<NotificationResult> {
  const reading = shop.gateway.readNotification(form)
  if (!reading.verified) return { accepted: false, reason: reading.reason }
  const { notification } = reading
  const attempt = await findAttempt(shop.database, notification.reference)
  if (!attempt) return { accepted: false, reason: 'unknownPayment' }
  if (notification.amountCents !== attempt.amountCents) {
    return { accepted: false, reason: 'wrongAmount' }
  }
  if (notification.currency !== facts.currency) return { accepted: false, reason: 'wrongCurrency' }

  const at = shop.now()
  const effect = await shop.database.transaction(async (tx) => {
    const isNew = await insertNotification(tx, {
      attemptId: attempt.id,
      gatewayPaymentId: notification.paymentId,
      statusCode: notification.statusCode,
      method: notification.method,
      receivedAt: at,
    })
    return isNew
      ? carryOut(tx, shop, { orderId: attempt.orderId, attemptId: attempt.id, at, notification })
      : 'none'
  })
  tellOperator(shop, effect, attempt.orderId, notification)
  return { accepted: true }
}

type Notified = { orderId: number; attemptId: number; at: Date; notification: PaymentNotification }
type Effect = 'none' | 'paid' | 'paidAgain' | 'noted'

async function carryOut(tx: Transaction, shop: Shop, notified: Notified): Promise<Effect> {
  const { orderId, at, notification } = notified
  const cause = causeOf(shop, notification)
  switch (notification.outcome) {
    case 'unknown':
      return 'none'
    case 'paid':
      if (await markPaid(tx, { orderId, at, cause })) {
        await mailReceived(tx, shop, orderId, notification)
        return 'paid'
      }
      await appendEvents(tx, [orderId], { kind: 'PAID_AGAIN', cause, at })
      return 'paidAgain'
    default:
      if (notification.outcome === 'failed') await mailFailed(tx, shop, notified)
      // Never takes PAID back: only the history grows.
      await appendEvents(tx, [orderId], { kind: 'PAYMENT_NOTIFIED', cause, at })
      return 'noted'
  }
}

const words: Record<PaymentNotification['outcome'], string> = {
  paid: 'paid',
  pending: 'pending',
  cancelled: 'cancelled',
  failed: 'failed',
  chargedBack: 'charged back',
  unknown: 'unknown',
}

/** "PayHere: paid, payment 320025071278, VISA" */
function causeOf(shop: Shop, { outcome, paymentId, method }: PaymentNotification): string {
  const details = [paymentId && `payment ${paymentId}`, method].filter(Boolean)
  return `${shop.gateway.name}: ${[words[outcome], ...details].join(', ')}`
}

/** Logged after the commit: what a person has to look at, with what is needed to find it. */
function tellOperator(
  { log }: Shop,
  effect: Effect,
  orderId: number,
  { outcome, paymentId, statusCode }: PaymentNotification,
): void {
  const facts = { orderId, paymentId, statusCode }
  if (effect === 'paidAgain') log.warn(facts, 'An order was paid again: refund the second payment')
  else if (effect === 'noted' && outcome === 'chargedBack')
    log.warn(facts, 'A payment was charged back: stop the order')
  else if (outcome === 'unknown') log.warn(facts, 'The gateway sent a status that is not known')
  else log.info({ ...facts, effect }, 'Payment notified')
}
