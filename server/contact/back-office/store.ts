import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { normalizeEmail } from '../../../domain/accounts/email.ts'
import { containing } from '../../back-office/filters.ts'
import { keysetPage } from '../../back-office/page.ts'
import { isJustBefore } from '../../database/conditions.ts'
import type { Readable, Transaction } from '../../database/connect.ts'
import {
  asOneText,
  contactAnswers,
  contactMessages,
  feedback,
  users,
} from '../../database/schema.ts'

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

/** Above every message that is answered: those are sorted as if they were written a century before. */
const openFirst = sql`case when ${contactMessages.answeredAt} is null then ${contactMessages.createdAt}
  else ${contactMessages.createdAt} - interval '100 years' end`

/** A page of the messages wanted: first those that are open, then the latest. */
export async function selectContactMessages(database: Readable, wanted: Wanted) {
  const matching = and(
    wanted.state && inState[wanted.state],
    wanted.search ? containing(searched, wanted.search) : undefined,
  )
  const page = keysetPage(
    { value: openFirst, type: 'timestamptz', direction: 'desc' },
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

export async function findContactMessage(database: Readable, id: number) {
  const [message] = await database.select().from(contactMessages).where(eq(contactMessages.id, id))
  return message
}

export function selectAnswers(database: Readable, messageId: number) {
  return database
    .select()
    .from(contactAnswers)
    .where(eq(contactAnswers.messageId, messageId))
    .orderBy(asc(contactAnswers.id))
}

type NewAnswer = typeof contactAnswers.$inferInsert & { writtenAt: Date }

/** Whether the operator has written this answer to the message, which is locked, just before. */
export async function isAnswerRepeated(tx: Transaction, answer: NewAnswer): Promise<boolean> {
  const same = and(
    eq(contactAnswers.messageId, answer.messageId),
    eq(contactAnswers.writtenBy, answer.writtenBy),
    eq(contactAnswers.text, answer.text),
    isJustBefore(contactAnswers.writtenAt, answer.writtenAt),
  )
  return (await tx.$count(contactAnswers, same)) > 0
}

export async function insertAnswer(tx: Transaction, answer: NewAnswer) {
  const [inserted] = await tx
    .insert(contactAnswers)
    .values(answer)
    .returning({ id: contactAnswers.id })
  if (!inserted) throw new Error('An inserted answer was not returned')
  return inserted
}

/** The account with this email address, confirmed or not. */
export async function findAccountOf(database: Readable, email: string) {
  const [account] = await database
    .select({ id: users.id, name: users.name, emailConfirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(sql`lower(${users.email})`, normalizeEmail(email)))
  return account
}

/** More of them are found by their address in the list. */
const mostOthers = 20

/** The latest other messages with the address of this one. */
export function selectOthersOf(database: Readable, { id, email }: ContactMessageRow) {
  return database
    .select({
      id: contactMessages.id,
      createdAt: contactMessages.createdAt,
      answeredAt: contactMessages.answeredAt,
    })
    .from(contactMessages)
    .where(
      and(
        eq(sql`lower(${contactMessages.email})`, normalizeEmail(email)),
        ne(contactMessages.id, id),
      ),
    )
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(mostOthers)
}

/** Feedback with the account that gave it, locked, so that it becomes one message only. */
export async function findFeedbackToAnswer(tx: Transaction, id: number) {
  const [found] = await tx
    .select({ feedback, account: { email: users.email, language: users.language } })
    .from(feedback)
    .leftJoin(users, eq(users.id, feedback.userId))
    .where(eq(feedback.id, id))
    .for('update', { of: feedback })
  return found
}

export async function findTalkOfFeedback(tx: Transaction, feedbackId: number) {
  const [message] = await tx
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.feedbackId, feedbackId))
  return message
}

export async function insertTalkOfFeedback(
  tx: Transaction,
  message: typeof contactMessages.$inferInsert,
) {
  const [inserted] = await tx
    .insert(contactMessages)
    .values(message)
    .returning({ id: contactMessages.id })
  if (!inserted) throw new Error('An inserted message was not returned')
  return inserted
}
