import { desc } from 'drizzle-orm'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable } from '../database/connect.ts'
import { mails } from '../database/schema.ts'

type ListedMail = BackOfficeAnswer<'GET /admin/mails'>['items'][number]
export type MailState = Pick<ListedMail, 'mailId' | 'state' | 'reason'>

type Row = Pick<typeof mails.$inferSelect, 'id' | 'sentAt' | 'failedAt' | 'reason'>

export function presentMailState({ id, sentAt, failedAt, reason }: Row): MailState {
  return { mailId: id, state: sentAt ? 'SENT' : failedAt ? 'FAILED' : 'WAITING', reason }
}

/** The latest mail with each of these answers to messages; one that was not tried yet has none. */
export async function mailsOfAnswers(
  database: Readable,
  answerIds: readonly number[],
): Promise<Map<number | null, MailState>> {
  const rows = await database
    .selectDistinctOn([mails.answerId], {
      answerId: mails.answerId,
      id: mails.id,
      sentAt: mails.sentAt,
      failedAt: mails.failedAt,
      reason: mails.reason,
    })
    .from(mails)
    .where(isOneOf(mails.answerId, answerIds))
    .orderBy(mails.answerId, desc(mails.id))
  return new Map(rows.map((row) => [row.answerId, presentMailState(row)]))
}
