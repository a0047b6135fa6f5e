import { asc, type SQL, sql } from 'drizzle-orm'
import { hindranceOf } from '../../../domain/orders/hindrances.ts'
import { paymentStatusOf } from '../../../domain/orders/status.ts'
import { isOneOf } from '../../database/conditions.ts'
import type { Transaction } from '../../database/connect.ts'
import {
  claims,
  consignments,
  orderEvents,
  orders,
  paymentAttempts,
  paymentNotifications,
  refunds,
  stockShortages,
} from '../../database/schema.ts'
import { hasMoney, isOpenRefund, isOwed } from '../../payments/index.ts'
import { isBeingPicked } from '../consignments.ts'

const isOpen = sql`${orders.completedAt} is null and ${orders.cancelledAt} is null`

// For each concern, the ids of the orders that have it.
const shortOrders = sql`(select ${stockShortages.orderId} from ${stockShortages}
  join ${orders} on ${orders.id} = ${stockShortages.orderId}
  where ${orders.paidAt} is not null and ${isOpen})`
const withOpenRefund = sql`(select ${refunds.orderId} from ${refunds} where ${isOpenRefund})`
const chargedBackOrders = sql`(select ${paymentAttempts.orderId} from ${paymentNotifications}
  join ${paymentAttempts} on ${paymentAttempts.id} = ${paymentNotifications.attemptId}
  join ${orders} on ${orders.id} = ${paymentAttempts.orderId}
  where ${paymentNotifications.outcome} = 'chargedBack' and ${isOpen})`
/**
 * The few orders for which too much may have been paid: paid more than once, or paid and cancelled. A
 * credit alone is never among them, as its refund is requested with it.
 */
const perhapsPaidTooMuch = sql`(select ${orderEvents.orderId} from ${orderEvents} where ${orderEvents.kind} = 'PAID_AGAIN'
  union select ${orders.id} from ${orders} where ${orders.cancelledAt} is not null and ${orders.paidAt} is not null)`
const paidTooMuch = sql`(select ${orders.id} from ${orders}
  where ${orders.id} in ${perhapsPaidTooMuch} and ${isOwed})`

const withOpenClaim = sql`(select ${claims.orderId} from ${claims} where ${claims.closedAt} is null)`

/** What is sent again has not left the store. */
const withReplacement = sql`(select ${consignments.orderId} from ${consignments}
  where ${consignments.claimId} is not null and ${consignments.leftAt} is null)`

/** Paid when another order had taken the time that was promised. */
const withoutSlot = sql`(select ${orders.id} from ${orders}
  where ${orders.promisedTo} is not null and ${orders.slotId} is null and ${orders.paidAt} is not null and ${isOpen})`

const among = (ids: SQL) => sql<boolean>`${orders.id} in ${ids}`

/** Columns that say which concerns an order has. */
export const concernColumns = {
  isShort: among(shortOrders),
  hasOpenRefund: among(withOpenRefund),
  isPaidTooMuch: among(paidTooMuch),
  isChargedBack: among(chargedBackOrders),
  hasOpenClaim: among(withOpenClaim),
  hasReplacement: among(withReplacement),
  hasLostSlot: among(withoutSlot),
}

/** True for orders with any concern, which operators should look at first. */
export const isOfConcern = among(
  sql`(${sql.join(
    [
      shortOrders,
      withOpenRefund,
      paidTooMuch,
      chargedBackOrders,
      withOpenClaim,
      withReplacement,
      withoutSlot,
    ],
    sql` union `,
  )})`,
)

/** Columns that say, beside the timestamps, whether an order can leave the store. */
export const hindranceColumns = {
  isShort: concernColumns.isShort,
  isBeingPicked: sql`${isBeingPicked}`.mapWith(Boolean),
  hasMoney: sql`${hasMoney}`.mapWith(Boolean),
}

/** The orders among these that cannot leave the store, sorted by id, with the reason. */
export async function selectHindered(tx: Transaction, orderIds: readonly number[]) {
  const { id: orderId, paidAt, completedAt, cancelledAt } = orders
  const found = await tx
    .select({ orderId, paidAt, completedAt, cancelledAt, ...hindranceColumns })
    .from(orders)
    .where(isOneOf(orders.id, orderIds))
    .orderBy(asc(orders.id))
  return found.flatMap((order) => {
    const reason = hindranceOf({ ...order, status: paymentStatusOf(order) })
    return reason ? [{ orderId: order.orderId, reason }] : []
  })
}

type Concerns = { [Name in keyof typeof concernColumns]: boolean }

export function presentConcerns(order: Concerns) {
  return [
    ...(order.isShort ? (['SHORT'] as const) : []),
    ...(order.hasOpenRefund ? (['REFUND_OPEN'] as const) : []),
    ...(order.isPaidTooMuch ? (['PAID_TOO_MUCH'] as const) : []),
    ...(order.isChargedBack ? (['CHARGED_BACK'] as const) : []),
    ...(order.hasOpenClaim ? (['CLAIM_OPEN'] as const) : []),
    ...(order.hasReplacement ? (['TO_SEND_AGAIN'] as const) : []),
    ...(order.hasLostSlot ? (['NO_SLOT'] as const) : []),
  ]
}
