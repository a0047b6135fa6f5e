import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { orders, paymentAttempts } from '../database/schema.ts'

const soonestMs = 60_000
/** How often at most about a visit that was paid. */
const daily = sql`interval '1 day'`

/** When to ask for the first time about a visit that begins. */
export function firstQuestionAt(startedAt: Date): Date {
  return new Date(startedAt.getTime() + soonestMs)
}

/**
 * What changes of a visit that is about to be asked about. The older it is, the longer until it is
 * asked about again: until a fifth of its age has passed by then. A paid one at most once a day, and
 * none for longer than cards are commonly charged back.
 */
function asked(at: Date) {
  const now = sql`${at.toISOString()}::timestamptz`
  const age = sql`(${now} - ${paymentAttempts.startedAt})`
  const soonest = sql`interval '1 millisecond' * ${soonestMs}::int`
  const least = sql`case when ${paymentAttempts.foundPaid} then ${daily} else ${soonest} end`
  const pause = sql`greatest(${least}, ${age} / 4)`
  return {
    askedAt: at,
    askAt: sql`case when ${age} + ${pause} < interval '60 days' then ${now} + ${pause} end`,
  }
}

const attemptAsked = {
  id: paymentAttempts.id,
  orderId: paymentAttempts.orderId,
  reference: paymentAttempts.reference,
}

/** Lets the visits of orders that were paid meanwhile wait for a day, and after all others. */
export async function postponePaidAttempts(database: Database, at: Date): Promise<void> {
  await database
    .update(paymentAttempts)
    .set({ foundPaid: true, askAt: sql`${orders.paidAt} + ${daily}` })
    .from(orders)
    .where(
      and(
        eq(orders.id, paymentAttempts.orderId),
        isNotNull(orders.paidAt),
        eq(paymentAttempts.foundPaid, false),
        lte(paymentAttempts.askAt, at),
      ),
    )
}

/**
 * The visit that it is most time to ask the gateway about, taken so that no other instance asks
 * about it too: first of those that may still be paid.
 */
export async function claimDueAttempt(database: Database, at: Date) {
  return (await claimMostDue(database, at, false)) ?? (await claimMostDue(database, at, true))
}

async function claimMostDue(database: Database, at: Date, foundPaid: boolean) {
  const due = database
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.foundPaid, foundPaid), lte(paymentAttempts.askAt, at)))
    .orderBy(asc(paymentAttempts.askAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await database
    .update(paymentAttempts)
    .set(asked(at))
    .where(eq(paymentAttempts.id, sql`(${due})`))
    .returning(attemptAsked)
  return claimed
}

/** A customer who presses again is answered from what was asked this recently. */
const askedRecentlyMs = 2_500
const mostAttemptsAsked = 3

/** An order's latest visits, taken to be asked about, but for those that somebody has just asked about. */
export function claimAttemptsOf(database: Database, orderId: number, at: Date) {
  const latest = database
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.startedAt), desc(paymentAttempts.id))
    .limit(mostAttemptsAsked)
  return database
    .update(paymentAttempts)
    .set(asked(at))
    .where(
      and(
        inArray(paymentAttempts.id, latest),
        or(
          isNull(paymentAttempts.askedAt),
          lt(paymentAttempts.askedAt, new Date(at.getTime() - askedRecentlyMs)),
        ),
      ),
    )
    .returning(attemptAsked)
}
