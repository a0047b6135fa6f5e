import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { normalizeEmail } from '../../domain/accounts/email.ts'
import type { Language } from '../../domain/texts/texts.ts'
import type { Database, Readable, Transaction } from '../database/connect.ts'
import { isDuplicateIn } from '../database/faults.ts'
import { signInNetworks, users } from '../database/schema.ts'

const publicColumns = {
  id: users.id,
  name: users.name,
  telephone: users.telephone,
  email: users.email,
}

/** The account with this email address, and whether somebody has signed in to it from the network before. */
export async function findCredentials(database: Readable, email: string, network: string) {
  const [user] = await database
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      credentialsVersion: users.credentialsVersion,
      role: users.role,
      blockedAt: users.blockedAt,
      knowsNetwork: isNotNull(signInNetworks.userId).mapWith(Boolean),
    })
    .from(users)
    .leftJoin(
      signInNetworks,
      and(eq(signInNetworks.userId, users.id), eq(signInNetworks.network, network)),
    )
    .where(hasAddress(email))
  return user
}

export async function findPasswordHash(database: Readable, id: number) {
  const [user] = await database
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id))
  return user?.hash
}

/** The number of the account's password: a new one raises it. */
export async function findCredentialsVersion(database: Readable, id: number) {
  const [user] = await database
    .select({ version: users.credentialsVersion })
    .from(users)
    .where(eq(users.id, id))
  return user?.version
}

/** The account, locked until the transaction ends: a new password, or an appointment, waits. */
export async function lockAccount(tx: Transaction, id: number) {
  const [customer] = await tx
    .select({
      email: users.email,
      language: users.language,
      credentialsVersion: users.credentialsVersion,
    })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'USER')))
    .for('update')
  return customer
}

/** The account with this email address, if there is one, locked until the transaction ends. */
export async function lockAddressee(tx: Transaction, email: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(hasAddress(email)).for('update')
}

export async function hasAccount(database: Readable, email: string): Promise<boolean> {
  return (await database.$count(users, hasAddress(email))) > 0
}

export async function isEmailConfirmed(database: Readable, id: number): Promise<boolean> {
  const confirmed = and(eq(users.id, id), isNotNull(users.emailConfirmedAt))
  return (await database.$count(users, confirmed)) > 0
}

/** The new account, or undefined if its email address is taken. */
export async function insertUser(tx: Transaction, user: typeof users.$inferInsert) {
  const [inserted] = await tx
    .insert(users)
    .values(user)
    .onConflictDoNothing()
    .returning(publicColumns)
  return inserted
}

/** The account with this email address, as the customer has written it. */
export async function findAddressee(database: Readable, email: string) {
  const [user] = await database
    .select({
      name: users.name,
      email: users.email,
      role: users.role,
      language: users.language,
    })
    .from(users)
    .where(hasAddress(email))
  return user
}

/**
 * Sets the password of the account with this email address, if there is one, and ends all its sessions.
 * What was needed for it came in a mail, so the address is confirmed too.
 */
export async function changePassword(
  tx: Transaction,
  { email, passwordHash, at }: { email: string; passwordHash: string; at: Date },
) {
  const [user] = await tx
    .update(users)
    .set({
      passwordHash,
      credentialsVersion: sql`${users.credentialsVersion} + 1`,
      emailConfirmedAt: firstOf(at),
    })
    .where(hasAddress(email))
    .returning({
      id: users.id,
      name: users.name,
      email: users.email,
      language: users.language,
      credentialsVersion: users.credentialsVersion,
    })
  return user
}

export async function confirmEmail(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx
    .update(users)
    .set({ emailConfirmedAt: firstOf(at) })
    .where(eq(users.id, id))
}

/** An address stays confirmed since the first time. */
function firstOf(at: Date) {
  return sql`coalesce(${users.emailConfirmedAt}, ${at.toISOString()}::timestamptz)`
}

type Profile = Pick<typeof users.$inferInsert, 'name' | 'telephone'> & { email?: string }

/** An email address is only another spelling of the account's own, unless that has changed since it was read. */
export async function updateUser(tx: Transaction, id: number, { email, ...profile }: Profile) {
  const [user] = await tx
    .update(users)
    .set({
      ...profile,
      ...(email && {
        email: sql`case when ${hasAddress(email)} then ${email} else ${users.email} end`,
      }),
    })
    .where(eq(users.id, id))
    .returning(publicColumns)
  return user
}

/** Stores the language in which the shop writes to the customer. */
export async function setLanguage(
  database: Database,
  id: number,
  language: Language,
): Promise<void> {
  await database.update(users).set({ language }).where(eq(users.id, id))
}

/** Stores an address that a link has confirmed. False if another account has it; the transaction has failed then. */
export async function setEmail(
  tx: Transaction,
  { userId, email, at }: { userId: number; email: string; at: Date },
): Promise<boolean> {
  try {
    await tx.update(users).set({ email, emailConfirmedAt: at }).where(eq(users.id, userId))
    return true
  } catch (error) {
    if (isDuplicateIn(error, 'users_email')) return false
    throw error
  }
}

export function hasAddress(email: string) {
  return eq(sql`lower(${users.email})`, normalizeEmail(email))
}
