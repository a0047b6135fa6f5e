import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { normalizeEmail } from '../../domain/accounts/email.ts'
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
    .select({ name: users.name, email: users.email, role: users.role })
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
    .returning({ id: users.id, credentialsVersion: users.credentialsVersion })
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

type Profile = Pick<typeof users.$inferInsert, 'name' | 'telephone' | 'email'>

/** The changed account, or undefined if its new email address is taken. */
export async function updateUser(database: Database, id: number, profile: Profile) {
  try {
    const [user] = await database
      .update(users)
      .set(profile)
      .where(eq(users.id, id))
      .returning(publicColumns)
    return user
  } catch (error) {
    if (isDuplicateIn(error, 'users_email')) return undefined
    throw error
  }
}

export function hasAddress(email: string) {
  return eq(sql`lower(${users.email})`, normalizeEmail(email))
}
