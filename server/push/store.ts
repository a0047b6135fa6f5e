import { and, desc, eq, inArray } from 'drizzle-orm'
import { mostPushSubscriptions } from '../../domain/limits.ts'
import type { Database, Readable, Transaction } from '../database/connect.ts'
import { pushSubscriptions, sessions } from '../database/schema.ts'
import { refusal } from '../http/refusal.ts'

type Row = typeof pushSubscriptions.$inferInsert

/** The latest saved first. */
export function selectPushSubscriptions(database: Readable, userId: number) {
  return database
    .select({
      id: pushSubscriptions.id,
      endpoint: pushSubscriptions.endpoint,
      savedAt: pushSubscriptions.savedAt,
    })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.savedAt), desc(pushSubscriptions.id))
}

/**
 * A browser belongs to who has saved it last; of too many browsers of a customer the oldest ends. Refuses a session that
 * has ended in the meantime.
 */
export async function savePushSubscription(database: Database, row: Row): Promise<void> {
  await database.transaction(async (tx) => {
    const session = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.id, row.sessionId))
      .for('key share')
    if (session.length === 0) throw refusal('noSession')
    const { endpoint: target } = pushSubscriptions
    await tx.insert(pushSubscriptions).values(row).onConflictDoUpdate({ target, set: row })
    const tooMany = (await selectPushSubscriptions(tx, row.userId)).slice(mostPushSubscriptions)
    const ids = tooMany.map(({ id }) => id)
    if (ids.length > 0) await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, ids))
  })
}

export async function deletePushSubscription(
  database: Database,
  { id, userId }: { id: number; userId: number },
): Promise<void> {
  await database
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)))
}

/** Those that a customer has saved, in one session or in all. */
export async function deletePushSubscriptionsOf(
  database: Database | Transaction,
  { userId, sessionId }: { userId: number; sessionId?: number },
): Promise<void> {
  const ofSession = sessionId === undefined ? undefined : eq(pushSubscriptions.sessionId, sessionId)
  await database
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), ofSession))
}
