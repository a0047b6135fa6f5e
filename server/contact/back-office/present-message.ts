import type { BackOfficeAnswer } from '../../../contract/back-office/index.ts'
import type { Readable } from '../../database/connect.ts'
import { refusal } from '../../http/refusal.ts'
import { mailsOfAnswers } from '../../mails/index.ts'
import {
  type ContactMessageRow,
  findAccountOf,
  findContactMessage,
  selectAnswers,
  selectOthersOf,
} from './store.ts'

type ContactMessage = BackOfficeAnswer<'GET /admin/contact-messages'>['items'][number]
export type Talk = BackOfficeAnswer<'GET /admin/contact-messages/{messageId}'>

export function presentContactMessage(row: ContactMessageRow): ContactMessage {
  const { id, name, email, phone, message, createdAt, answeredAt, answeredBy, version } = row
  const answer = answeredAt &&
    answeredBy && { at: answeredAt.toISOString(), operatorEmail: answeredBy }
  return {
    messageId: id,
    name,
    email,
    phone,
    message,
    language: row.language,
    isFeedback: row.feedbackId !== null,
    sentAt: createdAt.toISOString(),
    answer: answer || null,
    version,
  }
}

/** A message with the answers to it. Refuses an unknown one. */
export async function presentTalk(database: Readable, id: number): Promise<Talk> {
  const row = await findContactMessage(database, id)
  if (!row) throw refusal('unknownMessage')
  const [answers, account, others] = await Promise.all([
    selectAnswers(database, id),
    findAccountOf(database, row.email),
    selectOthersOf(database, row),
  ])
  const mails = await mailsOfAnswers(
    database,
    answers.map((answer) => answer.id),
  )
  return {
    ...presentContactMessage(row),
    answers: answers.map((answer) => ({
      answerId: answer.id,
      text: answer.text,
      at: answer.writtenAt.toISOString(),
      operatorEmail: answer.writtenBy,
      mail: mails.get(answer.id) ?? null,
    })),
    customer: account
      ? {
          customerId: account.id,
          name: account.name,
          isEmailConfirmed: account.emailConfirmedAt !== null,
        }
      : null,
    others: others.map((other) => ({
      messageId: other.id,
      sentAt: other.createdAt.toISOString(),
      isAnswered: other.answeredAt !== null,
    })),
  }
}
