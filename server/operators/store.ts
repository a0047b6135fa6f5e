import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { normalizeEmail } from '../../domain/accounts/email.ts'
import type { Role } from '../../domain/operators/rights.ts'
import type { Database, Readable, Transaction } from '../database/connect.ts'
import { insertMany } from '../database/many-rows.ts'
import { operatorRoles, recoveryCodes, secondFactors, users } from '../database/schema.ts'
import { deletePasskeys } from '../passkeys/index.ts'
import { deletePushSubscriptionsOf } from '../push/index.ts'

/** The roles of the account, as an expression in a query of accounts. */
const rolesOfUser = sql<Role[]>`array(
  select ${operatorRoles.role} from ${operatorRoles}
  where ${operatorRoles.userId} = ${users.id} order by ${operatorRoles.role})`

export const operatorColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  roles: rolesOfUser,
  passwordHash: users.passwordHash,
  credentialsVersion: users.credentialsVersion,
  sessionsVersion: secondFactors.sessionsVersion,
}

/** An operator with the data to check sessions and passwords; undefined for other accounts. */
export async function findOperator(database: Readable, userId: number) {
  const [operator] = await database
    .select(operatorColumns)
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.role, 'ADMIN')))
  return operator
}

/** The numbers of an operator's password and second factor; the account is locked until the transaction ends. */
export async function lockOperator(tx: Transaction, userId: number) {
  const [operator] = await tx
    .select({
      credentialsVersion: users.credentialsVersion,
      sessionsVersion: secondFactors.sessionsVersion,
    })
    .from(users)
    .innerJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.role, 'ADMIN')))
    .for('update')
  return operator
}

export function selectOperators(database: Readable) {
  return database
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      roles: rolesOfUser,
      since: secondFactors.createdAt,
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.role, 'ADMIN'))
    .orderBy(asc(users.name), asc(users.id))
}

/** The account with this email address, locked until the transaction ends. */
export async function lockAccount(tx: Transaction, email: string) {
  const [account] = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      language: users.language,
    })
    .from(users)
    .where(eq(sql`lower(${users.email})`, normalizeEmail(email)))
    .for('update')
  return account
}

/**
 * Changes the role, ends every session of the account with the notifications in its browser, and removes its passkeys: they
 * were for the other role.
 */
export async function setRole(tx: Transaction, userId: number, role: 'USER' | 'ADMIN') {
  await tx
    .update(users)
    .set({ role, credentialsVersion: sql`${users.credentialsVersion} + 1` })
    .where(eq(users.id, userId))
  await deletePasskeys(tx, userId, ['CUSTOMER', 'OPERATOR'])
  await deletePushSubscriptionsOf(tx, { userId })
}

/** Gives an operator these roles in place of the earlier ones. */
export async function replaceRoles(tx: Transaction, userId: number, roles: readonly Role[]) {
  await tx.delete(operatorRoles).where(eq(operatorRoles.userId, userId))
  await insertMany(
    tx,
    operatorRoles,
    roles.map((role) => ({ userId, role })),
  )
}

export function countOwners(database: Readable): Promise<number> {
  return database.$count(operatorRoles, eq(operatorRoles.role, 'OWNER'))
}

/** The ids of the owners, who stay owners until the transaction ends. Always locked in the same order. */
export async function lockOwners(tx: Transaction): Promise<number[]> {
  const owners = await tx
    .select({ id: operatorRoles.userId })
    .from(operatorRoles)
    .where(eq(operatorRoles.role, 'OWNER'))
    .orderBy(asc(operatorRoles.userId))
    .for('update')
  return owners.map(({ id }) => id)
}

export async function findSealedSecret(database: Readable, userId: number) {
  const [factor] = await database
    .select({ sealedSecret: secondFactors.sealedSecret })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
  return factor?.sealedSecret
}

/** Marks the code of this time step as used; undefined if it, or a later one, was used before. */
export async function spendStep(tx: Transaction, userId: number, step: number) {
  const [factor] = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ sessionsVersion: secondFactors.sessionsVersion })
  return factor
}

/** Uses up a recovery code; undefined if there is no such code. */
export async function spendRecoveryCode(tx: Transaction, userId: number, hash: string) {
  const [used] = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning({ userId: recoveryCodes.userId })
  return used
}

/** Stores the first second factor of an operator; undefined if there already is one. */
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

/** Replaces the second factor that a ticket was issued for; undefined if that one no longer exists. */
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

export function countRecoveryCodes(database: Readable, userId: number): Promise<number> {
  return database.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
}

export async function replaceRecoveryCodes(tx: Transaction, userId: number, hashes: string[]) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const rows = hashes.map((hash) => ({ userId, hash }))
  await insertMany(tx, recoveryCodes, rows)
}

/** Ends every open session of an operator. */
export async function endSessions(database: Database, userId: number) {
  await database
    .update(secondFactors)
    .set({ sessionsVersion: sql`${secondFactors.sessionsVersion} + 1` })
    .where(eq(secondFactors.userId, userId))
}

/** Deletes the second factor and the passkeys in its place, so that the operator sets up a new one at the next login. */
export async function deleteSecondFactor(tx: Transaction, userId: number) {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await deletePasskeys(tx, userId, ['OPERATOR'])
}
