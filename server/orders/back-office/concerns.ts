import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import {
  orders,
  paymentAttempts,
  paymentNotifications,
  refunds,
  stockShortages,
} from '../../database/schema.ts'

/** PayHere's codes, as notifications store them. */
const paid = sql.raw('2')
const chargedBack = sql.raw('-3')

const isOpen = and(isNull(orders.completedAt), isNull(orders.cancelledAt))

const shortOrders = sql`(select ${stockShortages.orderId} from ${stockShortages})`
const withOpenRefund = sql`(select ${refunds.orderId} from ${refunds} where ${refunds.settledAt} is null)`
const chargedBackOrders = sql`(select ${paymentAttempts.orderId} from ${paymentNotifications}
  join ${paymentAttempts} on ${paymentAttempts.id} = ${paymentNotifications.attemptId}
  where ${paymentNotifications.statusCode} = ${chargedBack})`
/** More was paid than an open order costs, or anything for a cancelled one, and is not on its way back. */
const paidTooMuch = sql`(select ${paymentAttempts.orderId} from ${paymentNotifications}
  join ${paymentAttempts} on ${paymentAttempts.id} = ${paymentNotifications.attemptId}
  join ${orders} as paying on paying.id = ${paymentAttempts.orderId}
  where ${paymentNotifications.statusCode} = ${paid}
  group by ${paymentAttempts.orderId}, paying.cancelled_at
  having count(*) > (select count(*) from ${refunds} where ${refunds.orderId} = ${paymentAttempts.orderId})
    + case when paying.cancelled_at is null then 1 else 0 end)`

const among = (ids: SQL) => sql<boolean>`${orders.id} in ${ids}`

/** Whether each concern is an order's, to be selected with it. */
export const concernColumns = {
  isShort: sql<boolean>`${and(among(shortOrders), isNotNull(orders.paidAt), isOpen)}`,
  hasOpenRefund: among(withOpenRefund),
  isPaidTooMuch: among(paidTooMuch),
  isChargedBack: sql<boolean>`${and(among(chargedBackOrders), isOpen)}`,
}

/** True for orders that somebody has to look at first. */
export const isOfConcern = sql`(${sql.join(Object.values(concernColumns), sql` or `)})`

type Concerns = { [Name in keyof typeof concernColumns]: boolean }

export function presentConcerns(order: Concerns) {
  return [
    ...(order.isShort ? (['SHORT'] as const) : []),
    ...(order.hasOpenRefund ? (['REFUND_OPEN'] as const) : []),
    ...(order.isPaidTooMuch ? (['PAID_TOO_MUCH'] as const) : []),
    ...(order.isChargedBack ? (['CHARGED_BACK'] as const) : []),
  ]
}
