import { refundStateOf } from '../../domain/payments/refund-state.ts'
import { historyTexts, refundTexts } from '../../domain/texts/en/back-office/history.ts'
import { appendEvents } from '../order-history/index.ts'
import type { Shop } from '../shop.ts'
import { findGateway, NotAsked, type PaymentGateway, type RefundAnswer } from './gateway.ts'
import { goingBack } from './received-payments.ts'
import {
  failRefund,
  findRefund,
  hasOtherRefund,
  lockRefund,
  markNotSent,
  markSent,
  markUnknown,
  type RefundRow,
  settleRefund,
} from './refunds.ts'

/** The payload of a refund job. */
export type RefundToMake = { refundId: number }

type Refunding = { refund: RefundRow; reference: string; isPart: boolean; isChargedBack: boolean }

/**
 * Requests a refund from the gateway. First it asks what became of the payment: an earlier request may have
 * succeeded although its response was lost, and refund requests are not idempotent. Of a whole payment the
 * gateway can tell; a part whose response was lost is never sent again, but shown to an operator.
 *
 * Fails when the gateway is unavailable, so that the job is retried.
 */
export async function refundPayment(shop: Shop, { refundId }: RefundToMake): Promise<void> {
  const { database, gateways } = shop
  const found = await findRefund(database, refundId)
  if (!found) return
  const { refund, attempt, isChargedBack } = found
  const state = refundStateOf(refund)
  if (state !== 'REQUESTED' && state !== 'SENT') return
  const isPart = refund.amountCents < attempt.amountCents
  // The process has ended between the call and its answer.
  if (isPart && state === 'SENT') return markUnknown(database, refundId, shop.now())
  const gateway = findGateway(gateways, attempt.gateway)
  if (!gateway?.refund || !gateway.findPayments) {
    return failRefund(database, refundId, refundTexts.noKey)
  }
  if (isPart && !gateway.refundsParts) return failRefund(database, refundId, refundTexts.noParts)
  const refunding = { refund, reference: attempt.reference, isPart, isChargedBack }
  const isToSend = await settleOrRefuse(shop, gateway.findPayments, refunding)
  if (isToSend) await send(shop, gateway.refund, refunding)
}

/** Asks the gateway about the payment; true if the refund is still to be sent. */
async function settleOrRefuse(
  shop: Shop,
  findPayments: NonNullable<PaymentGateway['findPayments']>,
  { refund, reference, isPart, isChargedBack }: Refunding,
): Promise<boolean> {
  const { database, now } = shop
  const payments = await findPayments(reference)
  const known = payments.find((one) => one.paymentId === refund.gatewayPaymentId)
  if (isChargedBack || known?.outcome === 'chargedBack') {
    // An earlier call may have made it, whose answer was lost.
    if (refund.sentAt) await markUnknown(database, refund.id, now())
    else await failRefund(database, refund.id, refundTexts.chargedBack)
    return false
  }
  if (!known || !goingBack.includes(known.outcome)) return true
  if (!isPart) {
    await settle(shop, refund, refundTexts.hadItAlready)
    return false
  }
  // After another part the payment may read as refunded, which says nothing about this one.
  if (await hasOtherRefund(database, refund)) return true
  await failRefund(database, refund.id, refundTexts.refundedElsewhere)
  return false
}

async function send(
  shop: Shop,
  callGateway: NonNullable<PaymentGateway['refund']>,
  { refund, isPart }: Refunding,
): Promise<void> {
  const { database, now } = shop
  if (!(await markSent(database, refund.id, { at: now(), isPart }))) return
  const answer = await answerOf(shop, callGateway, { refund, isPart })
  if (!answer) return markUnknown(database, refund.id, now())
  if (answer.isTaken) await settle(shop, refund, answer.number)
  else await failRefund(database, refund.id, answer.reason)
}

/**
 * Undefined if it is unknown whether a part was refunded. The call for a whole payment fails then, and so does one that
 * never arrived: these are repeated.
 */
async function answerOf(
  { database, log }: Shop,
  callGateway: NonNullable<PaymentGateway['refund']>,
  { refund, isPart }: Pick<Refunding, 'refund' | 'isPart'>,
): Promise<RefundAnswer | undefined> {
  const { id: refundId, orderId, gatewayPaymentId: paymentId, amountCents } = refund
  const reason = refundTexts.description(orderId)
  try {
    return await callGateway({ paymentId, reason, ...(isPart && { amountCents }) })
  } catch (error) {
    if (error instanceof NotAsked) await markNotSent(database, refund)
    if (!isPart || error instanceof NotAsked) throw error
    const facts = { orderId, refundId, reason: String(error) }
    log.warn(facts, 'It is unknown whether a part of a payment was refunded')
    return undefined
  }
}

/**
 * Leaves a refund that is no longer retried to an operator. Nothing was sent while the gateway could not even be asked;
 * otherwise it may have made the refund.
 */
export async function giveUpRefund(
  { database, now }: Pick<Shop, 'database' | 'now'>,
  { refundId }: RefundToMake,
): Promise<void> {
  const found = await findRefund(database, refundId)
  if (!found) return
  const state = refundStateOf(found.refund)
  if (state === 'SENT') await markUnknown(database, refundId, now())
  if (state === 'REQUESTED') await failRefund(database, refundId, refundTexts.unreachable)
}

async function settle(shop: Shop, refund: RefundRow, reference: string): Promise<void> {
  const at = shop.now()
  await shop.database.transaction(async (tx) => {
    await lockRefund(tx, refund.id)
    if (!(await settleRefund(tx, refund.id, { at, reference }))) return
    const cause = historyTexts.refundTaken(reference)
    await appendEvents(tx, [refund.orderId], { kind: 'REFUNDED', cause, at })
    await shop.afterRefund(tx, shop, refund)
  })
}
