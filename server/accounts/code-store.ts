import { and, desc, eq, gt, inArray, lt, not, sql } from 'drizzle-orm'
import { otpMinutes, otpsAtOnce, otpTries, resetLinkMinutes } from '../../domain/limits.ts'
import { plusMinutes } from '../../domain/time.ts'
import type { Database, Readable, Transaction } from '../database/connect.ts'
import { oneTimeCodes, users } from '../database/schema.ts'
import { hasAddress, lockAddressee } from './store.ts'

export type Audience = (typeof oneTimeCodes.$inferSelect)['audience']

type Code = { email: string; audience: Audience; hash: string }

/** `none`: there was no valid code, so nothing could be guessed. */
type Outcome = 'right' | 'wrong' | 'none'

export async function insertCode(
  tx: Transaction,
  code: Code & { linkHash: string; sentAt: Date },
): Promise<void> {
  await tx.insert(oneTimeCodes).values(code)
}

/** Whether the code that was mailed with this link is valid. For the shop's own checks: nothing is counted. */
export async function isLiveCode(
  database: Readable,
  { linkHash, ...code }: Omit<Code, 'hash'> & { linkHash: string },
  at: Date,
): Promise<boolean> {
  const found = await database
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(isLive(database, code, at), eq(oneTimeCodes.linkHash, linkHash)))
  return found.length > 0
}

/** Tries a code. A wrong one is counted in the same statement, so that none is missed. */
export async function tryCode(
  database: Database,
  { hash, ...code }: Code,
  at: Date,
): Promise<Outcome> {
  const isRight = sql<boolean>`(${oneTimeCodes.hash} = ${hash} and ${not(isOperators(database, code.email))})`
  const tried = await database
    .update(oneTimeCodes)
    .set({ wrongTries: sql`${oneTimeCodes.wrongTries} + (not ${isRight})::int` })
    .where(isLive(database, code, at))
    .returning({ isRight })
  if (tried.length === 0) return 'none'
  return tried.some((each) => each.isRight) ? 'right' : 'wrong'
}

/** Uses up the code, and locks its account first. False if it is no longer valid, for example because it was used a moment ago. */
export async function useUpCode(tx: Transaction, { hash, ...code }: Code, at: Date) {
  await lockAddressee(tx, code.email)
  const used = await tx
    .delete(oneTimeCodes)
    .where(and(isLive(tx, code, at), eq(oneTimeCodes.hash, hash), not(isOperators(tx, code.email))))
    .returning({ email: oneTimeCodes.email })
  return used.length > 0
}

/** Whether the link is still valid, before it is used up. */
export async function knowsLink(database: Readable, linkHash: string, at: Date): Promise<boolean> {
  return (await database.$count(oneTimeCodes, isLiveLink(linkHash, at))) > 0
}

/** Uses up the link, and locks its account first. The email address that it was mailed to; undefined if the link is no longer valid. */
export async function useUpLink(
  tx: Transaction,
  linkHash: string,
  at: Date,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ email: oneTimeCodes.email })
    .from(oneTimeCodes)
    .where(isLiveLink(linkHash, at))
  if (!found) return undefined
  await lockAddressee(tx, found.email)
  const [used] = await tx
    .delete(oneTimeCodes)
    .where(isLiveLink(linkHash, at))
    .returning({ email: oneTimeCodes.email })
  return used?.email
}

/** After a new password every other code and link of the address is of no use. */
export async function deleteCodesOf(tx: Transaction, email: string): Promise<void> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.email, email))
}

function isLive(
  database: Readable,
  { email, audience }: Pick<Code, 'email' | 'audience'>,
  at: Date,
) {
  const newest = database
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.email, email),
        eq(oneTimeCodes.audience, audience),
        gt(oneTimeCodes.sentAt, plusMinutes(at, -otpMinutes)),
      ),
    )
    .orderBy(desc(oneTimeCodes.id))
    .limit(otpsAtOnce)
  return and(inArray(oneTimeCodes.id, newest), lt(oneTimeCodes.wrongTries, otpTries))
}

/** Operators are not let in by a few digits: they choose a new password with the link only. */
function isOperators(database: Readable, email: string) {
  const operators = database
    .select({ id: users.id })
    .from(users)
    .where(and(hasAddress(email), eq(users.role, 'ADMIN')))
  return sql<boolean>`exists ${operators}`
}

function isLiveLink(linkHash: string, at: Date) {
  const expiredAt = plusMinutes(at, -resetLinkMinutes)
  return and(eq(oneTimeCodes.linkHash, linkHash), gt(oneTimeCodes.sentAt, expiredAt))
}
