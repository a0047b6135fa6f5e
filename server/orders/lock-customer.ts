import { and, count, eq, exists, gt, gte, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Trust, trustOf } from '../../domain/orders/fair-share.ts'
import { lapsesCountedHours } from '../../domain/orders/hold-time.ts'
import { plusMinutes } from '../../domain/time.ts'
import type { Transaction } from '../database/connect.ts'
import { type Placeholders, prepared } from '../database/prepared.ts'
import { orders, users } from '../database/schema.ts'
import { refusal } from '../http/refusal.ts'

/** What decides how much the customer's orders may hold, and for how long. */
export type OrderingAccount = { trust: Trust; lapses: number }

/** Locks the customer, so that their orders are placed one after the other. */
export async function lockCustomer(
  tx: Transaction,
  { userId, at, usualMinutes }: { userId: number; at: Date; usualMinutes: number },
): Promise<OrderingAccount> {
  const [customer] = await selectLocked(tx, {
    userId,
    at,
    since: plusMinutes(at, -lapsesCountedHours * 60),
    before: plusMinutes(at, -usualMinutes),
  })
  if (!customer) throw refusal('noSession')
  const { hasPaid, lapses } = customer
  const isConfirmed = customer.emailConfirmedAt !== null
  const mayOrderMuch = customer.largeOrdersSince !== null
  return {
    trust: trustOf({ hasPaid, isConfirmed, mayOrderMuch }),
    lapses: mayOrderMuch ? 0 : lapses,
  }
}

/** Locks the customer of an order, so that nobody else places, moves or erases theirs. Returns their id; undefined if it has none. */
export async function lockCustomerOf(
  tx: Transaction,
  orderId: number,
): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(orders, eq(orders.userId, users.id))
    .where(eq(orders.id, orderId))
    .for('no key update', { of: users })
  return found?.id
}

type Moments = { userId: number; at: Date; since: Date; before: Date }

const selectLocked = prepared((tx, { userId, at, since, before }: Placeholders<Moments>) => {
  const moment = (placeholder: typeof at | typeof since | typeof before) =>
    sql`${sql.param(placeholder, orders.placedAt)}`
  const later = alias(orders, 'later')
  const paidLater = tx
    .select({ id: later.id })
    .from(later)
    .where(
      and(eq(later.userId, userId), isNotNull(later.paidAt), gte(later.placedAt, orders.placedAt)),
    )
  // Sorted by the index of the customer's orders, so that PostgreSQL never reads all paid orders for it.
  const paid = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.paidAt), isNull(orders.cancelledAt)))
    .orderBy(orders.placedAt)
    .limit(1)
  // Unpaid after the time for which orders hold their goods, and nothing was paid since.
  const lapsed = tx
    .select({ lapses: count() })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        gt(orders.placedAt, moment(since)),
        lte(orders.placedAt, moment(before)),
        isNull(orders.paidAt),
        isNull(orders.cancelledAt),
        or(isNull(orders.stockHeldUntil), lte(orders.stockHeldUntil, moment(at))),
        not(exists(paidLater)),
      ),
    )
  return tx
    .select({
      emailConfirmedAt: users.emailConfirmedAt,
      largeOrdersSince: users.largeOrdersSince,
      hasPaid: exists(paid).mapWith(Boolean),
      lapses: sql`${lapsed}`.mapWith(Number),
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
})
