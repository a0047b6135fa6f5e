import { and, asc, sql } from 'drizzle-orm'
import { type Cents, wholeCents } from '../../../domain/money/money.ts'
import type { Span } from '../../back-office/periods.ts'
import type { Readable } from '../../database/connect.ts'
import { orderCredits, orders } from '../../database/schema.ts'
import { sumOfCents } from '../../database/sum-of-cents.ts'
import { withStatus } from './matching.ts'

export type Sold = { orders: number; cents: Cents }

/** Paid orders and revenue in each of the spans, by the time of payment, less what was given back of them. */
export function soldWithin(database: Readable, spans: readonly Span[]): Promise<Sold[]> {
  const { from, position, bounds, isWithin } = joined(spans, orders.paidAt)
  return database
    .select({
      orders: sql`count(${orders.paidAt})`.mapWith(Number),
      cents: sql`${sumOfCents(orders.totalCents)} - ${creditedWithin}`.mapWith((cents) =>
        wholeCents(Number(cents)),
      ),
    })
    .from(from)
    .leftJoin(orders, and(isWithin, withStatus.SOLD))
    .groupBy(position, ...bounds)
    .orderBy(asc(position))
}

// Summed apart, so that the revenue itself is read from an index; few orders have credits.
const creditedWithin = sql`(select coalesce(sum(${orderCredits.amountCents}), 0) from ${orderCredits}
  join ${orders} as sold on sold.id = ${orderCredits.orderId}
  where ${orderCredits.voidedAt} is null and sold.cancelled_at is null
    and sold.paid_at >= span."from" and sold.paid_at < span.before)`

/** Each order has exactly one of these. */
export const countedStatuses = ['HELD', 'LAPSED', 'PAID', 'COMPLETED', 'CANCELLED'] as const
export type StatusCounts = Record<(typeof countedStatuses)[number], number>

/** Counts of the orders placed in each of the spans, by their current status. */
export function placedWithin(database: Readable, spans: readonly Span[]): Promise<StatusCounts[]> {
  const { from, position, isWithin } = joined(spans, orders.placedAt)
  const counted = (status: (typeof countedStatuses)[number]) =>
    sql`count(${orders.placedAt}) filter (where ${withStatus[status]})`.mapWith(Number)
  return database
    .select({
      HELD: counted('HELD'),
      LAPSED: counted('LAPSED'),
      PAID: counted('PAID'),
      COMPLETED: counted('COMPLETED'),
      CANCELLED: counted('CANCELLED'),
    })
    .from(from)
    .leftJoin(orders, isWithin)
    .groupBy(position)
    .orderBy(asc(position))
}

/** The spans as a table to join. Spans may overlap: an order then counts in each of them. */
function joined(spans: readonly Span[], column: typeof orders.placedAt | typeof orders.paidAt) {
  const moments = (bound: keyof Span) =>
    sql`${sql.param(spans.map((span) => span[bound].toISOString()))}::timestamptz[]`
  return {
    from: sql`unnest(${moments('from')}, ${moments('before')}) with ordinality
      as span ("from", before, position)`,
    position: sql`span.position`,
    bounds: [sql`span."from"`, sql`span.before`],
    isWithin: sql`${column} >= span."from" and ${column} < span.before`,
  }
}
