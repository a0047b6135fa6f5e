import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { type Cents, sum } from '../../domain/money/money.ts'
import type { PaymentOutcome } from '../../domain/payments/outcomes.ts'
import type { Readable } from '../database/connect.ts'
import { paymentAttempts, paymentNotifications, refunds } from '../database/schema.ts'

/** Outcomes of a payment that is being refunded, or has been. */
export const goingBack: readonly PaymentOutcome[] = [
  'refundRequested',
  'refundProcessing',
  'refunded',
]

// The amounts of the payment in the outer query: a notification of the outcome "paid", joined to its attempt.
// What a gateway reports as refunded or on its way back was done in its own portal, unless the shop has
// refunds of its own for the payment: then the report is about them, and may be about a part.

const amount = sql`${paymentAttempts.amountCents}`

const ownRefunds = (
  which = sql``,
) => sql`(select coalesce(sum(${refunds.amountCents}), 0)::int from ${refunds}
  where ${refunds.attemptId} = ${paymentNotifications.attemptId}
    and ${refunds.gatewayPaymentId} = ${paymentNotifications.gatewayPaymentId} ${which})`

const isReported = (...outcomes: readonly PaymentOutcome[]) => sql`exists (
  select from ${paymentNotifications} as later
    where later.attempt_id = ${paymentNotifications.attemptId}
      and later.gateway_payment_id = ${paymentNotifications.gatewayPaymentId} and later.outcome in ${outcomes})`

const own = ownRefunds()
const ownMade = ownRefunds(sql`and ${refunds.settledAt} is not null`)
const isChargedBack = isReported('chargedBack')
const isRefundedElsewhere = sql`(${own} = 0 and ${isReported('refunded')})`
const isGoingBackElsewhere = sql`(${own} = 0 and ${isReported(...goingBack)})`

/** What the shop still has of the payment: neither refunded, nor being refunded, nor charged back. */
export const leftCents: SQL<Cents> = sql<Cents>`(case
  when ${isChargedBack} or ${isGoingBackElsewhere} then 0 else ${amount} - ${own} end)`

/** What has gone back to the customer. */
export const madeCents: SQL<Cents> = sql<Cents>`(case
  when ${isRefundedElsewhere} then ${amount} else ${ownMade} end)`

/** What is on its way back. */
export const underWayCents: SQL<Cents> = sql<Cents>`(case
  when ${isChargedBack} or ${isRefundedElsewhere} then 0
  when ${isGoingBackElsewhere} then ${amount} else ${own} - ${ownMade} end)`

/** The payments of an order of which the shop still has something, oldest first. */
export function paymentsLeftOf(tx: Readable, orderId: number) {
  return tx
    .select({
      attemptId: paymentAttempts.id,
      gateway: paymentAttempts.gateway,
      gatewayPaymentId: paymentNotifications.gatewayPaymentId,
      amountCents: paymentAttempts.amountCents,
      leftCents,
    })
    .from(paymentNotifications)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentNotifications.attemptId))
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        eq(paymentNotifications.outcome, 'paid'),
        gt(leftCents, 0),
      ),
    )
    .orderBy(asc(paymentNotifications.id))
}

export type PaymentLeft = Awaited<ReturnType<typeof paymentsLeftOf>>[number]

export function sumOfLeft(payments: readonly Pick<PaymentLeft, 'leftCents'>[]): Cents {
  return sum(payments.map((payment) => payment.leftCents))
}
