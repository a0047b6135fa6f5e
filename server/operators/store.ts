import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { normalizeEmail } from '../../domain/accounts/email.ts'
import type { Database, Readable, Transaction } from '../database/connect.ts'
import { insertMany } from '../database/many-rows.ts'
import { recoveryCodes, secondFactors, users } from '../database/schema.ts'

/** An operator with what sessions and passwords are checked against; undefined for anyone else. */
export async function findOperator(database: Readable, userId: number) {
  const [operator] = await database
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      passwordHash: users.passwordHash,
      credentialsVersion: users.credentialsVersion,
      sessionsVersion: secondFactors.sessionsVersion,
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.role, 'ADMIN')))
  return operator
}

export function selectOperators(database: Readable) {
  return database
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      since: secondFactors.createdAt,
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.role, 'ADMIN'))
    .orderBy(asc(users.name), asc(users.id))
}

/** The account with this address, locked until the transaction ends. */
export async function lockAccount(tx: Transaction, email: string) {
  const [account] = await tx
    .select({ id: users.id, email: users.email, role: users.role })
    .from(users)
    .where(eq(sql`lower(${users.email})`, normalizeEmail(email)))
    .for('update')
  return account
}

/** Changes the role, and ends every session that the account had in the one before. */
export async function setRole(tx: Transaction, userId: number, role: 'USER' | 'ADMIN') {
  await tx
    .update(users)
    .set({ role, credentialsVersion: sql`${users.credentialsVersion} + 1` })
    .where(eq(users.id, userId))
}

export async function findSealedSecret(database: Readable, userId: number) {
  const [factor] = await database
    .select({ sealedSecret: secondFactors.sealedSecret })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
  return factor?.sealedSecret
}

/** Takes note that a code of this step was used; undefined when it, or a later one, was before. */
export async function spendStep(tx: Transaction, userId: number, step: number) {
  const [factor] = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ sessionsVersion: secondFactors.sessionsVersion })
  return factor
}

/** Uses a recovery code up; undefined when there is none like it. */
export async function spendRecoveryCode(tx: Transaction, userId: number, hash: string) {
  const [used] = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning({ userId: recoveryCodes.userId })
  return used
}

/** The first second factor of an operator; undefined when there is one already. */
export async function insertSecondFactor(
  tx: Transaction,
  factor: { userId: number; sealedSecret: string; lastStep: number },
) {
  const [inserted] = await tx
    .insert(secondFactors)
    .values(factor)
    .onConflictDoNothing()
    .returning({ sessionsVersion: secondFactors.sessionsVersion })
  return inserted
}

/** Another second factor in place of the one that a ticket was for; undefined when that is gone. */
export async function replaceSecondFactor(
  tx: Transaction,
  factor: { userId: number; sealedSecret: string; lastStep: number; sessionsVersion: number },
) {
  const { userId, sealedSecret, lastStep, sessionsVersion } = factor
  const [replaced] = await tx
    .update(secondFactors)
    .set({ sealedSecret, lastStep, sessionsVersion: sessionsVersion + 1 })
    .where(
      and(eq(secondFactors.userId, userId), eq(secondFactors.sessionsVersion, sessionsVersion)),
    )
    .returning({ sessionsVersion: secondFactors.sessionsVersion })
  return replaced
}

export async function replaceRecoveryCodes(tx: Transaction, userId: number, hashes: string[]) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const rows = hashes.map((hash) => ({ userId, hash }))
  await insertMany(tx, recoveryCodes, rows)
}

/** Ends every session of an operator that the second factor has opened. */
export async function endSessions(database: Database, userId: number) {
  await database
    .update(secondFactors)
    .set({ sessionsVersion: sql`${secondFactors.sessionsVersion} + 1` })
    .where(eq(secondFactors.userId, userId))
}

/** Lets the operator enrol anew at the next login. */
export async function deleteSecondFactor(tx: Transaction, userId: number) {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId))
}
