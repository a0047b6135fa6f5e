import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { otpTries } from '../../domain/limits.ts'
import type { Database, Readable, Transaction } from '../database/connect.ts'
import { oneTimeCodes } from '../database/schema.ts'

type Code = { email: string; hash: string }

/** Makes this the only valid code of its email address. */
export async function replaceCode(
  tx: Transaction,
  { email, hash, expiresAt }: Code & { expiresAt: Date },
) {
  const fresh = { hash, expiresAt, wrongTries: 0 }
  await tx
    .insert(oneTimeCodes)
    .values({ email, ...fresh })
    .onConflictDoUpdate({ target: oneTimeCodes.email, set: fresh })
}

/** Whether this is the valid code of the email address. For the shop's own checks: a wrong code is not counted. */
export async function isLiveCode(database: Readable, { email, hash }: Code, at: Date) {
  const found = await database
    .select({ email: oneTimeCodes.email })
    .from(oneTimeCodes)
    .where(and(isLive(email, at), eq(oneTimeCodes.hash, hash)))
  return found.length > 0
}

/** Whether a customer's code is the valid one. A wrong one is counted in the same statement, so that none is missed. */
export async function tryCode(
  database: Database,
  { email, hash }: Code,
  at: Date,
): Promise<boolean> {
  const isRight = sql<boolean>`${oneTimeCodes.hash} = ${hash}`
  const [tried] = await database
    .update(oneTimeCodes)
    .set({ wrongTries: sql`${oneTimeCodes.wrongTries} + (not ${isRight})::int` })
    .where(isLive(email, at))
    .returning({ isRight })
  return tried?.isRight ?? false
}

/** Uses up the code. False if it is no longer valid, for example because it was used a moment ago. */
export async function useUpCode(
  tx: Transaction,
  { email, hash }: Code,
  at: Date,
): Promise<boolean> {
  const used = await tx
    .delete(oneTimeCodes)
    .where(and(isLive(email, at), eq(oneTimeCodes.hash, hash)))
    .returning({ email: oneTimeCodes.email })
  return used.length > 0
}

export async function deleteExpiredCodes(database: Database, at: Date) {
  await database.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, at))
}

function isLive(email: string, at: Date) {
  return and(
    eq(oneTimeCodes.email, email),
    gt(oneTimeCodes.expiresAt, at),
    lt(oneTimeCodes.wrongTries, otpTries),
  )
}
