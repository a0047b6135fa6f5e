import { and, eq } from 'drizzle-orm'
import type { Database, Readable } from '../database/connect.ts'
import { operatorSessions, secondFactors, users } from '../database/schema.ts'
import type { Shop } from '../shop.ts'
import { operatorColumns } from './store.ts'

/** The operator of a session, and when it was last used; undefined if the session or the operator is gone. */
export async function findInSession(
  database: Readable,
  { sessionId, userId }: { sessionId: number; userId: number },
) {
  const [found] = await database
    .select({ ...operatorColumns, lastUsedAt: operatorSessions.lastUsedAt })
    .from(operatorSessions)
    .innerJoin(users, eq(users.id, operatorSessions.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(and(eq(operatorSessions.id, sessionId), eq(users.id, userId), eq(users.role, 'ADMIN')))
  return found
}

export async function insertSession(
  database: Database,
  session: { userId: number; lastUsedAt: Date },
): Promise<number> {
  const [inserted] = await database
    .insert(operatorSessions)
    .values(session)
    .returning({ id: operatorSessions.id })
  if (!inserted) throw new Error('No session was inserted')
  return inserted.id
}

/** While nothing can be written, such as on a full disk, operators can still read. */
export async function storeUse({ database, log, now }: Shop, id: number): Promise<void> {
  await database
    .update(operatorSessions)
    .set({ lastUsedAt: now() })
    .where(eq(operatorSessions.id, id))
    .catch((error) => log.warn({ err: error }, 'The use of a session was not stored'))
}

export async function deleteSession(database: Database, id: number): Promise<void> {
  await database.delete(operatorSessions).where(eq(operatorSessions.id, id))
}
