import { and, desc, eq, gt, gte, inArray, ne, sql } from 'drizzle-orm'
import { normalizeEmail } from '../../../domain/accounts/email.ts'
import { plusDays } from '../../../domain/days.ts'
import { emailLinkDays } from '../../../domain/limits.ts'
import type { Readable, Transaction } from '../../database/connect.ts'
import { emailLinks, users } from '../../database/schema.ts'
import { hashToken, makeToken } from './link-token.ts'

type EmailLink = Pick<typeof emailLinks.$inferInsert, 'userId' | 'purpose' | 'email'>
type Purpose = EmailLink['purpose']
type Address = { userId: number; email: string; at: Date }

/** Stores a new link and returns its token, which is nowhere else. */
export async function insertLink(tx: Transaction, link: EmailLink, at: Date): Promise<string> {
  const token = makeToken()
  const expiresAt = plusDays(at, emailLinkDays)
  await tx.insert(emailLinks).values({ ...link, hash: hashToken(token), expiresAt })
  return token
}

/** The link with this token, if it is still good. Not one that sets a password, which has a page of its own. */
export async function findLink(database: Readable, token: string, at: Date) {
  const [link] = await database.select().from(emailLinks).where(hasToken(token, at))
  if (!link) return undefined
  const { purpose } = link
  return purpose === 'INVITE' ? undefined : { ...link, purpose }
}

/** Uses up the link, and locks its account first. Undefined if it is no longer good. */
export async function takeLink(tx: Transaction, token: string, at: Date) {
  const link = await findLink(tx, token, at)
  if (!link) return undefined
  // The account first, as erasing it does: two transactions never wait for each other.
  const [user] = await tx
    .select({
      id: users.id,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      language: users.language,
    })
    .from(users)
    .where(eq(users.id, link.userId))
    .for('update')
  const [taken] = await tx
    .delete(emailLinks)
    .where(hasToken(token, at))
    .returning({ id: emailLinks.id })
  return user && taken && { link, user }
}

/** The account of a link, as it was before the link was opened. */
export type LinkedAccount = NonNullable<Awaited<ReturnType<typeof takeLink>>>['user']

/** The address that is to replace the account's own. */
export async function findWaiting(database: Readable, userId: number, at: Date) {
  const [link] = await database
    .select({ email: emailLinks.email, expiresAt: emailLinks.expiresAt })
    .from(emailLinks)
    .where(and(hasPurpose(userId, ['CHANGE']), gt(emailLinks.expiresAt, at)))
    .orderBy(desc(emailLinks.id))
    .limit(1)
  return link
}

/** The account's way back to this address. */
export async function findWayBack(tx: Transaction, { userId, email, at }: Address) {
  const [link] = await tx
    .select({ id: emailLinks.id })
    .from(emailLinks)
    .where(and(eq(emailLinks.userId, userId), isWayBackTo(email, at)))
    .orderBy(emailLinks.id)
    .limit(1)
  return link
}

/** Whether another account has a way back to this address, so that nobody else may have it until then. */
export async function isKeptForAnother(tx: Transaction, { userId, email, at }: Address) {
  const ofAnother = and(ne(emailLinks.userId, userId), isWayBackTo(email, at))
  return (await tx.$count(emailLinks, ofAnother)) > 0
}

/** Whether some account has a way back to this address. */
export async function hasWayBack(database: Readable, email: string, at: Date): Promise<boolean> {
  return (await database.$count(emailLinks, isWayBackTo(email, at))) > 0
}

/** The addresses to which the account has a way back: the reader of each may be its owner. */
export async function findWaysBack(tx: Transaction, userId: number, at: Date): Promise<string[]> {
  const links = await tx
    .selectDistinct({ email: emailLinks.email })
    .from(emailLinks)
    .where(and(hasPurpose(userId, ['RETURN']), gt(emailLinks.expiresAt, at)))
  return links.map(({ email }) => email)
}

export async function deleteLinks(
  tx: Transaction,
  userId: number,
  purposes: Purpose[],
): Promise<void> {
  await tx.delete(emailLinks).where(hasPurpose(userId, purposes))
}

/** Deletes a way back of the account, and all that came into being after it. */
export async function deleteWaysBackSince(
  tx: Transaction,
  userId: number,
  linkId: number,
): Promise<void> {
  await tx.delete(emailLinks).where(and(hasPurpose(userId, ['RETURN']), gte(emailLinks.id, linkId)))
}

/** Whether the link that sets the first password of an operator is still good, before it is used up. */
export async function knowsInvitation(database: Readable, hash: string, at: Date) {
  return (await database.$count(emailLinks, isInvitation(hash, at))) > 0
}

/** Uses up a link that sets the first password of an operator, and locks the account first; undefined if it is no longer good. */
export async function spendInvitation(
  tx: Transaction,
  hash: string,
  at: Date,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ userId: emailLinks.userId })
    .from(emailLinks)
    .where(isInvitation(hash, at))
  if (!found) return undefined
  await tx.select({ id: users.id }).from(users).where(eq(users.id, found.userId)).for('update')
  const [used] = await tx
    .delete(emailLinks)
    .where(isInvitation(hash, at))
    .returning({ email: emailLinks.email })
  return used && normalizeEmail(used.email)
}

function isInvitation(hash: string, at: Date) {
  const isGood = gt(emailLinks.expiresAt, at)
  return and(eq(emailLinks.hash, hash), eq(emailLinks.purpose, 'INVITE'), isGood)
}

function hasToken(token: string, at: Date) {
  return and(eq(emailLinks.hash, hashToken(token)), gt(emailLinks.expiresAt, at))
}

function hasPurpose(userId: number, purposes: Purpose[]) {
  return and(eq(emailLinks.userId, userId), inArray(emailLinks.purpose, purposes))
}

function isWayBackTo(email: string, at: Date) {
  return and(
    // Not a parameter, so that the index of ways back is used.
    sql`${emailLinks.purpose} = 'RETURN'`,
    eq(sql`lower(${emailLinks.email})`, normalizeEmail(email)),
    gt(emailLinks.expiresAt, at),
  )
}
