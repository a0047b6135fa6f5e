import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Readable, Transaction } from '../database/connect.ts'
import { passkeys, users } from '../database/schema.ts'

type Audience = (typeof passkeys.$inferSelect)['audience']

/** Whose passkeys, and what for: those of an account as a customer's are none of it as an operator's. */
export type PasskeyOwner = { userId: number; audience: Audience }

export type NewPasskey = Omit<typeof passkeys.$inferInsert, 'id' | 'userId' | 'audience'>

/** The passkey with this id of its authenticator's, and its account, if that is still of the passkey's kind. */
export async function findPasskey(
  database: Readable,
  { credentialId, audience }: { credentialId: string; audience: Audience },
) {
  const [found] = await database
    .select({
      id: passkeys.id,
      userId: passkeys.userId,
      credentialId: passkeys.credentialId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      email: users.email,
      credentialsVersion: users.credentialsVersion,
      blockedAt: users.blockedAt,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(
      and(
        eq(passkeys.credentialId, credentialId),
        eq(passkeys.audience, audience),
        eq(users.role, audience === 'OPERATOR' ? 'ADMIN' : 'USER'),
      ),
    )
  return found
}

export type FoundPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/** The owner's passkeys, the oldest first. */
export function selectPasskeys(database: Readable, owner: PasskeyOwner) {
  return database.select().from(passkeys).where(isOf(owner)).orderBy(asc(passkeys.id))
}

export async function countPasskeys(database: Readable, owner: PasskeyOwner): Promise<number> {
  return database.$count(passkeys, isOf(owner))
}

/** The stored passkey; undefined if there is one with its id already. */
export async function insertPasskey(tx: Transaction, owner: PasskeyOwner, passkey: NewPasskey) {
  const [inserted] = await tx
    .insert(passkeys)
    .values({ ...owner, ...passkey })
    .onConflictDoNothing()
    .returning()
  return inserted
}

/** Stores a use of a passkey. False if it is gone, or was used with a higher count since it was read. */
export async function storeUse(
  tx: Transaction,
  id: number,
  { counter, at }: { counter: number; at: Date },
): Promise<boolean> {
  const isNext = or(lt(passkeys.counter, counter), sql`${passkeys.counter} = 0 and ${counter} = 0`)
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: at })
    .where(and(eq(passkeys.id, id), isNext))
    .returning({ id: passkeys.id })
  return used.length > 0
}

/** Deletes one of the owner's passkeys. False if there is none with this id. */
export async function deletePasskey(
  tx: Transaction,
  owner: PasskeyOwner,
  id: number,
): Promise<boolean> {
  const deleted = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), isOf(owner)))
    .returning({ id: passkeys.id })
  return deleted.length > 0
}

/** Deletes an account's passkeys of these kinds. Returns how many there were. */
export async function deletePasskeys(
  tx: Transaction,
  userId: number,
  audiences: Audience[],
): Promise<number> {
  const deleted = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), inArray(passkeys.audience, audiences)))
    .returning({ id: passkeys.id })
  return deleted.length
}

function isOf({ userId, audience }: PasskeyOwner) {
  return and(eq(passkeys.userId, userId), eq(passkeys.audience, audience))
}
