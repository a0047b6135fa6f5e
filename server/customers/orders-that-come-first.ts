import { and, asc, eq, sql } from 'drizzle-orm'
import type { Readable } from '../database/connect.ts'
import { orders } from '../database/schema.ts'
import { concernColumns, isOutForDelivery } from '../orders/index.ts'

/**
 * True for an order that comes first: it is paid and still in the store, or in a van, money has to go back, a claim is open,
 * or goods are sent again.
 */
export function comesFirst(at: Date) {
  return sql`(${orders.paidAt} is not null and ${orders.completedAt} is null and ${orders.cancelledAt} is null
    or ${concernColumns.hasOpenRefund} or ${concernColumns.isPaidTooMuch} or ${concernColumns.hasOpenClaim}
    or ${concernColumns.hasReplacement} or ${isOutForDelivery(at)})`
}

/** The customer's orders that must be finished before the account can be erased. */
export async function ordersThatComeFirst(database: Readable, customerId: number, at: Date) {
  const found = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, customerId), comesFirst(at)))
    .orderBy(asc(orders.id))
  return found.map(({ id }) => id)
}
