import { historyTexts, refundTexts } from '../../domain/texts/en/back-office/history.ts'
import type { Transaction } from '../database/connect.ts'
import { refundQueue } from '../jobs/queues.ts'
import { appendEvents } from '../order-history/index.ts'
import type { Shop } from '../shop.ts'
import { findGateway } from './gateway.ts'
import {
  failRefund,
  findRefund,
  goingBack,
  insertRefunds,
  type KeptPayment,
  type RefundedPayment,
  type RefundWay,
  settleRefund,
} from './refunds.ts'

/** The payload of a refund job. */
export type RefundToMake = { refundId: number }

type Request = { orderId: number; way: RefundWay; at: Date; cause: string }

/**
 * Stores refunds of payments, and enqueues jobs that request them from the gateway, unless an operator
 * makes them by hand.
 */
export async function requestRefunds(
  tx: Transaction,
  { jobs }: Pick<Shop, 'jobs'>,
  payments: readonly KeptPayment[],
  { orderId, way, at, cause }: Request,
): Promise<void> {
  if (payments.length === 0) return
  const requested = await insertRefunds(tx, payments, { orderId, way, at })
  await appendEvents(tx, [orderId], { kind: 'REFUND_REQUESTED', cause, at })
  if (way === 'BY_HAND') return
  const toMake = requested.map(({ id }): RefundToMake => ({ refundId: id }))
  await jobs.enqueue(tx, refundQueue.name, toMake)
}

/**
 * Requests a refund from the gateway. First it asks whether the gateway has already made it: an earlier
 * request may have succeeded although its response was lost, and refund requests are not idempotent.
 * Fails when the gateway is unavailable, so that the job is retried; with `isLast` that is recorded for
 * an operator.
 */
export async function refundPayment(
  shop: Shop,
  { refundId }: RefundToMake,
  { isLast = false } = {},
): Promise<void> {
  const { database, gateways } = shop
  const found = await findRefund(database, refundId)
  if (!found || found.refund.settledAt) return
  const { refund, attempt } = found
  const gateway = findGateway(gateways, attempt.gateway)
  if (!gateway?.refund || !gateway.findPayments) {
    return failRefund(database, refundId, refundTexts.noKey)
  }
  try {
    const paymentId = refund.gatewayPaymentId
    const known = (await gateway.findPayments(attempt.reference)).find(
      (one) => one.paymentId === paymentId,
    )
    if (known && goingBack.includes(known.outcome)) {
      return settle(shop, refund, refundTexts.hadItAlready)
    }
    const reason = refundTexts.description(refund.orderId)
    const answer = await gateway.refund({ paymentId, reason })
    if (answer.isTaken) await settle(shop, refund, answer.number)
    else await failRefund(database, refundId, answer.reason)
  } catch (error) {
    if (isLast) await failRefund(database, refundId, refundTexts.unreachable)
    throw error
  }
}

async function settle(
  shop: Shop,
  refund: RefundedPayment & { id: number },
  reference: string,
): Promise<void> {
  const at = shop.now()
  await shop.database.transaction(async (tx) => {
    if (!(await settleRefund(tx, refund.id, { at, reference }))) return
    const cause = historyTexts.refundTaken(reference)
    await appendEvents(tx, [refund.orderId], { kind: 'REFUNDED', cause, at })
    await shop.afterRefund(tx, shop, refund)
  })
}
