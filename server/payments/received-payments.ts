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

const isReported = (...outcomes: readonly PaymentOutcome[]) =>
  sql`coalesce(bool_or(later.outcome in ${outcomes}), false)`

/**
 * Where the money of the payment in the outer query is, to join to it: a notification of the outcome "paid", with its
 * attempt. What a gateway reports as refunded or on its way back was done in its own portal, unless the shop has
 * refunds of its own for the payment: then the report is about them, and may be about a part.
 */
export const moneyOfPayment: SQL = sql`lateral (
  select
    case when is_charged_back or is_going_back then 0 else paid - own end as left_cents,
    case when is_charged_back or is_refunded then 0 when is_going_back then paid else own - own_made end as under_way_cents,
    case when is_refunded then paid else own_made end as made_cents
  from (
    select ${paymentAttempts.amountCents} as paid, own, own_made, is_charged_back,
        own = 0 and reports_refunded as is_refunded, own = 0 and reports_going_back as is_going_back
      from (
        select coalesce(sum(${refunds.amountCents}), 0)::int as own,
            coalesce(sum(${refunds.amountCents}) filter (where ${refunds.settledAt} is not null), 0)::int as own_made
          from ${refunds}
          where ${refunds.attemptId} = ${paymentNotifications.attemptId}
            and ${refunds.gatewayPaymentId} = ${paymentNotifications.gatewayPaymentId}
      ) as own_refunds, (
        select ${isReported('chargedBack')} as is_charged_back, ${isReported('refunded')} as reports_refunded,
            ${isReported(...goingBack)} as reports_going_back
          from ${paymentNotifications} as later
          where later.attempt_id = ${paymentNotifications.attemptId}
            and later.gateway_payment_id = ${paymentNotifications.gatewayPaymentId}
      ) as reports
  ) as facts
) as money`

/** What the shop still has of the payment: neither refunded, nor being refunded, nor charged back. */
export const leftCents: SQL<Cents> = sql<Cents>`money.left_cents`
/** What is on its way back. */
export const underWayCents: SQL<Cents> = sql<Cents>`money.under_way_cents`
/** What has gone back to the customer. */
export const madeCents: SQL<Cents> = sql<Cents>`money.made_cents`

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
    .innerJoin(moneyOfPayment, sql`true`)
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
