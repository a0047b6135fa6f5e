import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { otpTries } from '../../domain/limits.ts'
import type { Database, Readable, Transaction } from '../database/connect.ts'
import { oneTimeCodes } from '../database/schema.ts'

type Code = { email: string; hash: string }

/** Makes this the one live code of its address. */
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

/** Whether this is the address's live code, asked by the shop itself. */
export async function isLiveCode(database: Readable, { email, hash }: Code, at: Date) {
  const found = await database
    .select({ email: oneTimeCodes.email })
    .from(oneTimeCodes)
    .where(and(isLive(email, at), eq(oneTimeCodes.hash, hash)))
  return found.length > 0
}

/** Whether a customer's code is the address's live one. A wrong one is counted in the same step, so that no two tries are one. */
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

/** Uses up the code. False when it is not the live one any more, as when it was used a moment ago. */
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
