import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import { lastUseMinutes, mostListedSessions, tokenHours } from '../../../domain/limits.ts'
import { plusMinutes } from '../../../domain/time.ts'
import type { Database, Readable } from '../../database/connect.ts'
import { type Placeholders, prepared } from '../../database/prepared.ts'
import { sessions, users } from '../../database/schema.ts'
import { deletePushSubscriptionsOf } from '../../push/index.ts'

/** A session that a new password has not ended. */
const belongsToUser = and(
  eq(users.id, sessions.userId),
  eq(users.credentialsVersion, sessions.credentialsVersion),
)

/** A session and its customer, unless it has ended or the account is blocked. Read by every authorised request. */
export const selectSession = prepared((database, { id, userId }: Placeholders<Owned>) =>
  database
    .select({
      customer: {
        id: users.id,
        name: users.name,
        email: users.email,
        telephone: users.telephone,
        language: users.language,
      },
      session: {
        id: sessions.id,
        renewals: sessions.renewals,
        renewedAt: sessions.renewedAt,
        lastUsedAt: sessions.lastUsedAt,
        createdAt: sessions.createdAt,
      },
    })
    .from(sessions)
    .innerJoin(users, belongsToUser)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(users.blockedAt))),
)

type Owned = { id: number; userId: number }

export async function insertSession(
  database: Database,
  session: typeof sessions.$inferInsert,
): Promise<number> {
  const [inserted] = await database.insert(sessions).values(session).returning({ id: sessions.id })
  if (!inserted) throw new Error('No session was inserted')
  return inserted.id
}

/** Stores the first use of a renewed token, which replaces the one before. */
export async function replaceToken(
  database: Database,
  { id, renewal, at }: { id: number; renewal: number; at: Date },
): Promise<void> {
  await database
    .update(sessions)
    .set({ renewals: renewal, renewedAt: at, lastUsedAt: at })
    .where(and(eq(sessions.id, id), lt(sessions.renewals, renewal)))
}

export async function storeUse(database: Database, id: number, at: Date): Promise<void> {
  await database
    .update(sessions)
    .set({ lastUsedAt: at })
    .where(and(eq(sessions.id, id), lt(sessions.lastUsedAt, worthStoring(at))))
}

/** A last use before this time is stored again. */
export const worthStoring = (at: Date) => plusMinutes(at, -lastUseMinutes)

/** The customer's sessions, the one that was used last first. */
export function selectSessions(database: Readable, userId: number, at: Date) {
  return database
    .select({
      id: sessions.id,
      browser: sessions.browser,
      system: sessions.system,
      network: sessions.network,
      lastUsedAt: sessions.lastUsedAt,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(users, belongsToUser)
    .where(and(eq(sessions.userId, userId), gt(sessions.lastUsedAt, lastOfAnyToken(at))))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(mostListedSessions)
}

/** Ends a session of the customer, and notifications in its browser. False if there is none with this id. */
export async function deleteSession(database: Database, { id, userId }: Owned): Promise<boolean> {
  return database.transaction(async (tx) => {
    // First: a browser that is being saved in it is then there, or will be refused.
    const deleted = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
      .returning({ id: sessions.id })
    await deletePushSubscriptionsOf(tx, { userId, sessionId: id })
    return deleted.length > 0
  })
}

export async function deleteSessions(database: Database, userId: number): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    await deletePushSubscriptionsOf(tx, { userId })
  })
}

/** A token is issued only when its session is used: all tokens of one that was last used before this have expired. */
const lastOfAnyToken = (at: Date) => plusMinutes(at, -(tokenHours * 60 + lastUseMinutes))
