import { type SQL, sql } from 'drizzle-orm'
import type { Cents } from '../../domain/money/money.ts'
import { orderCredits, orders, paymentAttempts, paymentNotifications } from '../database/schema.ts'
import { leftCents, moneyOfPayment } from './received-payments.ts'

// The rule of domain/orders/money-owed.ts in SQL, for lists. Each is about the order in the outer query.

/** What the shop has credited of the order's total. */
export const creditedOfOrder: SQL<Cents> = sql<Cents>`(select coalesce(sum(${orderCredits.amountCents}), 0)::int
  from ${orderCredits} where ${orderCredits.orderId} = ${orders.id} and ${orderCredits.voidedAt} is null)`

const dueOfOrder = sql`(case when ${orders.cancelledAt} is null
  then ${orders.totalCents} - ${creditedOfOrder} else 0 end)`

/** What the shop still has of the order's payments. */
const leftOfOrder = sql`(select coalesce(sum(${leftCents}), 0)::int from ${paymentNotifications}
  join ${paymentAttempts} on ${paymentAttempts.id} = ${paymentNotifications.attemptId}
  cross join ${moneyOfPayment}
  where ${paymentAttempts.orderId} = ${orders.id} and ${paymentNotifications.outcome} = 'paid')`

/** Something must go back to the customer that is not yet on its way. */
export const isOwed: SQL<boolean> = sql<boolean>`(${leftOfOrder} > ${dueOfOrder})`

/** The shop has what the customer has to pay for the order: no payment was charged back or refunded elsewhere. */
export const hasMoney: SQL<boolean> = sql<boolean>`(${leftOfOrder} >= ${dueOfOrder})`

/** All goods of the order are given back: at most their delivery is still paid for. */
export const isGivenBack: SQL<boolean> = sql<boolean>`(${creditedOfOrder} > 0
  and ${dueOfOrder} <= ${orders.deliveryFeeCents})`
