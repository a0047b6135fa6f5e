import { asc, type SQL, sql } from 'drizzle-orm'
import { isOneOf } from '../../database/conditions.ts'
import type { Transaction } from '../../database/connect.ts'
import {
  orderEvents,
  orders,
  paymentAttempts,
  paymentNotifications,
  refunds,
  stockShortages,
} from '../../database/schema.ts'
import { isKept } from '../../payments/index.ts'

const isOpen = sql`${orders.completedAt} is null and ${orders.cancelledAt} is null`

// For each concern, the ids of the orders that have it.
const shortOrders = sql`(select ${stockShortages.orderId} from ${stockShortages}
  join ${orders} on ${orders.id} = ${stockShortages.orderId}
  where ${orders.paidAt} is not null and ${isOpen})`
const withOpenRefund = sql`(select ${refunds.orderId} from ${refunds} where ${refunds.settledAt} is null)`
const chargedBackOrders = sql`(select ${paymentAttempts.orderId} from ${paymentNotifications}
  join ${paymentAttempts} on ${paymentAttempts.id} = ${paymentNotifications.attemptId}
  join ${orders} on ${orders.id} = ${paymentAttempts.orderId}
  where ${paymentNotifications.outcome} = 'chargedBack' and ${isOpen})`
/** The payments that the shop still has, of the order in the outer query. */
const keptPayments = sql`(select from ${paymentNotifications}
  join ${paymentAttempts} on ${paymentAttempts.id} = ${paymentNotifications.attemptId}
  where ${paymentAttempts.orderId} = ${orders.id} and ${isKept})`
/** The few orders for which too much may have been paid: paid more than once, or paid and cancelled. */
const perhapsPaidTooMuch = sql`(select ${orderEvents.orderId} from ${orderEvents} where ${orderEvents.kind} = 'PAID_AGAIN'
  union select ${orders.id} from ${orders} where ${orders.cancelledAt} is not null and ${orders.paidAt} is not null)`
/** Orders with payments that the shop still has beyond the one for an open order, or any for a cancelled one. */
const paidTooMuch = sql`(select ${orders.id} from ${orders}
  where ${orders.id} in ${perhapsPaidTooMuch}
    and (select count(*) from ${keptPayments} as kept)
      > case when ${orders.cancelledAt} is null then 1 else 0 end)`

const among = (ids: SQL) => sql<boolean>`${orders.id} in ${ids}`

/** Columns that say which concerns an order has. */
export const concernColumns = {
  isShort: among(shortOrders),
  hasOpenRefund: among(withOpenRefund),
  isPaidTooMuch: among(paidTooMuch),
  isChargedBack: among(chargedBackOrders),
}

/** True for orders with any concern, which operators should look at first. */
export const isOfConcern = among(
  sql`(${sql.join([shortOrders, withOpenRefund, paidTooMuch, chargedBackOrders], sql` union `)})`,
)

/** The orders among these that cannot leave the store, sorted by id, with the reason. */
export async function selectHindered(tx: Transaction, orderIds: readonly number[]) {
  const found = await tx
    .select({
      orderId: orders.id,
      isPaid: sql`${orders.paidAt} is not null and ${isOpen}`.mapWith(Boolean),
      isShort: concernColumns.isShort,
      hasMoney: sql`exists ${keptPayments}`.mapWith(Boolean),
    })
    .from(orders)
    .where(isOneOf(orders.id, orderIds))
    .orderBy(asc(orders.id))
  return found.flatMap(({ orderId, ...order }) => {
    const reason = hindranceOf(order)
    return reason ? [{ orderId, reason }] : []
  })
}

function hindranceOf({
  isPaid,
  isShort,
  hasMoney,
}: Record<'isPaid' | 'isShort' | 'hasMoney', boolean>) {
  if (!isPaid) return 'NOT_PAID' as const
  if (!hasMoney) return 'MONEY_GONE' as const
  return isShort ? ('SHORT' as const) : undefined
}

type Concerns = { [Name in keyof typeof concernColumns]: boolean }

export function presentConcerns(order: Concerns) {
  return [
    ...(order.isShort ? (['SHORT'] as const) : []),
    ...(order.hasOpenRefund ? (['REFUND_OPEN'] as const) : []),
    ...(order.isPaidTooMuch ? (['PAID_TOO_MUCH'] as const) : []),
    ...(order.isChargedBack ? (['CHARGED_BACK'] as const) : []),
  ]
}
