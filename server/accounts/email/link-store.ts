import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { normalizeEmail } from '../../../domain/accounts/email.ts'
import { plusDays } from '../../../domain/days.ts'
import { emailLinkDays } from '../../../domain/limits.ts'
import type { Database, Readable, Transaction } from '../../database/connect.ts'
import { emailLinks, users } from '../../database/schema.ts'
import { hashToken, makeToken } from './link-token.ts'

type EmailLink = Pick<typeof emailLinks.$inferInsert, 'userId' | 'purpose' | 'email'>

/** Stores a new link and returns its token, which is nowhere else. */
export async function insertLink(tx: Transaction, link: EmailLink, at: Date): Promise<string> {
  const token = makeToken()
  const expiresAt = plusDays(at, emailLinkDays)
  await tx.insert(emailLinks).values({ ...link, hash: hashToken(token), expiresAt })
  return token
}

/** The link with this token, if it is still good. */
export async function findLink(database: Readable, token: string, at: Date) {
  const [link] = await database.select().from(emailLinks).where(isLive(token, at))
  return link
}

/** Uses up the link, and locks its account first. Undefined if it is no longer good. */
export async function takeLink(tx: Transaction, token: string, at: Date) {
  const link = await findLink(tx, token, at)
  if (!link) return undefined
  // The account first, as whoever erases it does: two transactions never wait for each other.
  const [user] = await tx.select().from(users).where(eq(users.id, link.userId)).for('update')
  const [taken] = await tx.delete(emailLinks).where(isLive(token, at)).returning()
  return user && taken && { link: taken, user }
}

/** Deletes the links of one purpose that an account has. */
export async function deleteLinks(
  tx: Transaction,
  { userId, purpose }: Pick<EmailLink, 'userId' | 'purpose'>,
): Promise<void> {
  await tx
    .delete(emailLinks)
    .where(and(eq(emailLinks.userId, userId), eq(emailLinks.purpose, purpose)))
}

export async function deleteExpiredLinks(database: Database, at: Date): Promise<void> {
  await database.delete(emailLinks).where(lt(emailLinks.expiresAt, at))
}

/** Links of one purpose about an address, in any case. */
export function isAbout(email: string, purpose: EmailLink['purpose']) {
  return and(
    eq(sql`lower(${emailLinks.email})`, normalizeEmail(email)),
    // Not a parameter, so that the index of ways back is used.
    eq(emailLinks.purpose, sql.raw(`'${purpose}'`)),
  )
}

function isLive(token: string, at: Date) {
  return and(eq(emailLinks.hash, hashToken(token)), gt(emailLinks.expiresAt, at))
}
