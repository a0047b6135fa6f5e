import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { containing } from '../../back-office/filters.ts'
import { keysetPage } from '../../back-office/page.ts'
import type { Readable, Transaction } from '../../database/connect.ts'
import { asOneText, contactMessages } from '../../database/schema.ts'

export type ContactMessageRow = typeof contactMessages.$inferSelect

type Wanted = {
  state?: 'OPEN' | 'ANSWERED' | undefined
  search?: string | undefined
  after?: string | undefined
  before?: string | undefined
}

const inState = {
  OPEN: isNull(contactMessages.answeredAt),
  ANSWERED: isNotNull(contactMessages.answeredAt),
}
const searched = asOneText(contactMessages.name, contactMessages.email, contactMessages.message)

/** A page of the messages wanted, latest first. */
export async function selectContactMessages(database: Readable, wanted: Wanted) {
  const matching = and(
    wanted.state && inState[wanted.state],
    wanted.search ? containing(searched, wanted.search) : undefined,
  )
  const page = keysetPage(
    { value: sql`${contactMessages.createdAt}`, type: 'timestamptz', direction: 'desc' },
    sql`${contactMessages.id}`,
    wanted,
  )
  const [rows, total] = await Promise.all([
    database
      .select({ message: contactMessages, id: contactMessages.id, sortKey: page.sortKey })
      .from(contactMessages)
      .where(and(matching, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    database.$count(contactMessages, matching),
  ])
  return { ...page.pageOf(rows), total }
}

/** The number of messages without an answer. */
export function countOpenMessages(database: Readable): Promise<number> {
  return database.$count(contactMessages, inState.OPEN)
}

export async function lockContactMessage(tx: Transaction, id: number) {
  const [message] = await tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update')
  return message
}

export async function updateAnswer(
  tx: Transaction,
  id: number,
  answer: Pick<ContactMessageRow, 'answeredAt' | 'answeredBy'>,
): Promise<ContactMessageRow> {
  const [message] = await tx
    .update(contactMessages)
    .set({ ...answer, version: sql`${contactMessages.version} + 1` })
    .where(eq(contactMessages.id, id))
    .returning()
  if (!message) throw new Error('A locked message vanished')
  return message
}
