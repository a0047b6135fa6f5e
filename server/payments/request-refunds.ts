import { type Cents, cents, sum } from '../../domain/money/money.ts'
import type { Actor } from '../back-office/actor.ts'
import type { Transaction } from '../database/connect.ts'
import { refundQueue } from '../jobs/queues.ts'
import { appendEvents } from '../order-history/index.ts'
import type { Shop } from '../shop.ts'
import { findGateway, type Gateways } from './gateway.ts'
import type { PaymentLeft } from './received-payments.ts'
import type { RefundToMake } from './refund-payment.ts'
import { insertRefunds, type RefundWay, sumOfRefunds } from './refunds.ts'

/** A refund that is to be requested: a payment, and how much of it goes back. */
export type PlannedRefund = { payment: PaymentLeft; amountCents: Cents }

type Request = {
  orderId: number
  way: RefundWay
  at: Date
  cause: string
  /** The operator who asks for it; undefined if a customer cancels their own order. */
  by: Actor | undefined
  /** From when on it is sent to the gateway; at once by default. */
  sendFrom?: Date
}

/**
 * Stores refunds, and enqueues jobs that request them from the gateway, unless an operator makes them by
 * hand. Those that the gateway cannot make, such as parts of payments, are by hand too. From the amount that the
 * shop has set, a second operator has to agree first. Returns whether all go through the gateway.
 */
export async function requestRefunds(
  tx: Transaction,
  shop: Pick<Shop, 'jobs' | 'gateways' | 'settings'>,
  planned: readonly PlannedRefund[],
  { orderId, way, at, cause, by, sendFrom }: Request,
): Promise<RefundWay> {
  if (planned.length === 0) return way
  const { jobs, gateways } = shop
  const waitingOf = (await needsSecond(tx, shop, orderId, planned)) ? (by?.id ?? null) : null
  const rows = planned.map((refund) => ({
    orderId,
    attemptId: refund.payment.attemptId,
    gatewayPaymentId: refund.payment.gatewayPaymentId,
    amountCents: refund.amountCents,
    way: way === 'GATEWAY' && canSend(gateways, refund) ? way : ('BY_HAND' as const),
    requestedAt: at,
    waitingOf,
  }))
  const requested = await insertRefunds(tx, rows)
  await appendEvents(tx, [orderId], { kind: 'REFUND_REQUESTED', cause, at })
  const toMake = requested
    .filter((refund) => refund.way === 'GATEWAY')
    .map(({ id }): RefundToMake => ({ refundId: id }))
  if (toMake.length > 0 && waitingOf === null) {
    await jobs.enqueue(tx, refundQueue.name, toMake, sendFrom)
  }
  return toMake.length === rows.length ? 'GATEWAY' : 'BY_HAND'
}

/** Whether what is given back for the order, these refunds included, is as much as two people have to agree on. */
async function needsSecond(
  tx: Transaction,
  { settings }: Pick<Shop, 'settings'>,
  orderId: number,
  planned: readonly PlannedRefund[],
): Promise<boolean> {
  const from = settings.get('orders.secondPersonFrom')
  if (from === 0) return false
  const earlier = await sumOfRefunds(tx, orderId)
  return sum([earlier, ...planned.map(({ amountCents }) => amountCents)]) >= cents(from)
}

/** Whether a gateway can make at least one of the refunds. */
export function canRefund(gateways: Gateways, planned: readonly PlannedRefund[]): boolean {
  return planned.some((refund) => canSend(gateways, refund))
}

function canSend(gateways: Gateways, { payment, amountCents }: PlannedRefund): boolean {
  const gateway = findGateway(gateways, payment.gateway)
  // Both calls are needed: before each try the gateway is asked whether the refund was already made.
  if (!gateway?.refund || !gateway.findPayments) return false
  return amountCents === payment.amountCents || gateway.refundsParts === true
}
