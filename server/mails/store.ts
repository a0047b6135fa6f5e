import { and, asc, eq, getTableColumns, gt, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { normalizeEmail } from '../../domain/accounts/email.ts'
import { dayMs } from '../../domain/time.ts'
import { containing } from '../back-office/filters.ts'
import { keysetPage } from '../back-office/page.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import { asOneText, mails } from '../database/schema.ts'
import type { Shop } from '../shop.ts'

type Wanted = {
  state?: 'WAITING' | 'SENT' | 'FAILED' | undefined
  order?: number | undefined
  customer?: number | undefined
  search?: string | undefined
  after?: string | undefined
  before?: string | undefined
}

const inState = {
  WAITING: and(isNull(mails.sentAt), isNull(mails.failedAt)),
  SENT: isNotNull(mails.sentAt),
  FAILED: isNotNull(mails.failedAt),
}
const searched = asOneText(mails.toName, mails.toAddress, mails.subject)

// A list does not read the texts.
const { text: _text, letter: _letter, ...listed } = getTableColumns(mails)

export type ListedRow = Omit<typeof mails.$inferSelect, 'text' | 'letter'>
export type MailRow = typeof mails.$inferSelect

/** A page of the mails wanted, latest first. */
export async function selectMails(database: Readable, wanted: Wanted) {
  const matching = and(
    wanted.state && inState[wanted.state],
    wanted.order ? eq(mails.orderId, wanted.order) : undefined,
    wanted.customer ? eq(mails.userId, wanted.customer) : undefined,
    wanted.search ? containing(searched, wanted.search) : undefined,
  )
  const page = keysetPage(
    { value: sql`${mails.writtenAt}`, type: 'timestamptz', direction: 'desc' },
    sql`${mails.id}`,
    wanted,
  )
  const [rows, total] = await Promise.all([
    database
      .select({ ...listed, sortKey: page.sortKey })
      .from(mails)
      .where(and(matching, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    database.$count(mails, matching),
  ])
  return { ...page.pageOf(rows), total }
}

/**
 * The mails that the mail server has not taken several times, and that still wait, while it took no other one: something is wrong
 * with it, or with the login there. If it took others since a mail was written, only that mail's recipient is refused.
 */
export function countNotTaken({ database, now }: Pick<Shop, 'database' | 'now'>): Promise<number> {
  // Longer than any mail is tried.
  const isRecent = gt(mails.writtenAt, new Date(now().getTime() - 2 * dayMs))
  const lastTaken = database
    .select({ at: sql`coalesce(max(${mails.sentAt}), '-infinity')` })
    .from(mails)
    .where(isRecent)
  return database.$count(
    mails,
    and(inState.WAITING, gte(mails.tries, 3), isRecent, gte(mails.writtenAt, lastTaken)),
  )
}

export async function findMail(database: Readable, id: number): Promise<MailRow | undefined> {
  const [mail] = await database.select().from(mails).where(eq(mails.id, id))
  return mail
}

export async function lockMail(tx: Transaction, id: number): Promise<MailRow | undefined> {
  const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for('update')
  return mail
}

export async function updateRepetition(
  tx: Transaction,
  id: number,
  repetition: { repeatedAt: Date; repeatedBy: string },
): Promise<void> {
  await tx.update(mails).set(repetition).where(eq(mails.id, id))
}

/**
 * The mails to an account and to its address, for the customer's own copy of the data. From an earlier address somebody else
 * may have written to the shop: answers that went there are not among them.
 */
export async function mailsToExport(
  database: Readable,
  { id, email }: { id: number; email: string },
) {
  const isToAddress = eq(sql`lower(${mails.toAddress})`, normalizeEmail(email))
  const isToAccount = and(eq(mails.userId, id), isNull(mails.answerId))
  const found = await database
    .select({
      to: mails.toAddress,
      subject: mails.subject,
      text: mails.text,
      writtenAt: mails.writtenAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(or(isToAddress, isToAccount))
    .orderBy(asc(mails.id))
  return found.map(({ writtenAt, sentAt, ...mail }) => ({
    ...mail,
    writtenAt: writtenAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }))
}
