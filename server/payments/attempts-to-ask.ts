import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { isOneOf } from '../database/conditions.ts'
import type { Database } from '../database/connect.ts'
import { orders, paymentAttempts } from '../database/schema.ts'

const soonestMs = 60_000
/** The shortest interval between questions about a paid attempt. */
const daily = sql`interval '1 day'`

/** When to ask about an attempt for the first time. */
export function firstQuestionAt(startedAt: Date): Date {
  return new Date(startedAt.getTime() + soonestMs)
}

/**
 * The update of an attempt that is about to be asked about. The older it is, the longer the pause until
 * the next question: a quarter of its age. Paid attempts are asked about at most once a day, and none
 * for longer than the 60 days in which cards are usually charged back.
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

const attemptToAsk = {
  id: paymentAttempts.id,
  orderId: paymentAttempts.orderId,
  gateway: paymentAttempts.gateway,
  reference: paymentAttempts.reference,
}

/** An attempt that this instance is to ask about, and when it was claimed for that. */
export type AttemptToAsk = {
  id: number
  orderId: number
  gateway: string
  reference: string
  claimedAt: Date
}

/** Makes an attempt due again that was claimed but not asked about, unless it was claimed again since. */
export async function giveBack(
  database: Database,
  { id, claimedAt }: AttemptToAsk,
  at: Date,
): Promise<void> {
  await database
    .update(paymentAttempts)
    .set({ askAt: at })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.askedAt, claimedAt)))
}

/** Postpones a gateway's attempts whose orders are paid by a day, and puts them behind all others. */
export async function postponePaidAttempts(
  database: Database,
  gateway: string,
  at: Date,
): Promise<void> {
  await database
    .update(paymentAttempts)
    .set({ foundPaid: true, askAt: sql`${orders.paidAt} + ${daily}` })
    .from(orders)
    .where(
      and(
        eq(orders.id, paymentAttempts.orderId),
        isNotNull(orders.paidAt),
        eq(paymentAttempts.gateway, gateway),
        eq(paymentAttempts.foundPaid, false),
        lte(paymentAttempts.askAt, at),
      ),
    )
}

/**
 * The attempt of a gateway that is due for the longest time, claimed so that no other instance asks
 * about it too. Attempts that may still be paid come first.
 */
export async function claimDueAttempt(
  database: Database,
  gateway: string,
  at: Date,
): Promise<AttemptToAsk | undefined> {
  const unpaid = await claimMostDue(database, { gateway, at, foundPaid: false })
  return unpaid ?? claimMostDue(database, { gateway, at, foundPaid: true })
}

async function claimMostDue(
  database: Database,
  { gateway, at, foundPaid }: { gateway: string; at: Date; foundPaid: boolean },
) {
  const due = database
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.gateway, gateway),
        eq(paymentAttempts.foundPaid, foundPaid),
        lte(paymentAttempts.askAt, at),
      ),
    )
    .orderBy(asc(paymentAttempts.askAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await database
    .update(paymentAttempts)
    .set(asked(at))
    .where(eq(paymentAttempts.id, sql`(${due})`))
    .returning(attemptToAsk)
  return claimed && { ...claimed, claimedAt: at }
}

/** Within this time, a customer who checks again causes no further question. */
const askedRecentlyMs = 2_500
const mostAttemptsAsked = 3

/** Claims an order's latest attempts at these gateways, except those that were asked about a moment ago. */
export async function claimAttemptsOf(
  database: Database,
  { orderId, gateways, at }: { orderId: number; gateways: readonly string[]; at: Date },
): Promise<AttemptToAsk[]> {
  const latest = database
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), isOneOf(paymentAttempts.gateway, gateways)))
    .orderBy(desc(paymentAttempts.startedAt), desc(paymentAttempts.id))
    .limit(mostAttemptsAsked)
  const claimed = await database
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
    .returning(attemptToAsk)
  return claimed.map((attempt) => ({ ...attempt, claimedAt: at }))
}
