import type { BackOfficeAnswer } from '../../../contract/back-office/index.ts'
import { type Actor, recordChange } from '../../audit-log/index.ts'
import { requireVersion } from '../../back-office/require-version.ts'
import { refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import { type ContactMessageRow, lockContactMessage, updateAnswer } from './store.ts'

type ContactMessage = BackOfficeAnswer<'GET /admin/contact-messages'>['items'][number]

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
    sentAt: createdAt.toISOString(),
    answer: answer || null,
    version,
  }
}

type Answering = { messageId: number; version: number; isAnswered: boolean }

/** Marks a message as answered, with operator and time, or reopens it. */
export function answerContactMessage(
  shop: Shop,
  operator: Actor,
  { messageId: id, version, isAnswered }: Answering,
): Promise<ContactMessage> {
  return shop.database.transaction(async (tx) => {
    const before = await lockContactMessage(tx, id)
    if (!before) throw refusal('notFound')
    requireVersion(before, version, presentContactMessage)
    const wasAnswered = before.answeredAt !== null
    if (wasAnswered === isAnswered) return presentContactMessage(before)
    const answer = isAnswered
      ? { answeredAt: shop.now(), answeredBy: operator.email }
      : { answeredAt: null, answeredBy: null }
    const after = await updateAnswer(tx, id, answer)
    await recordChange(tx, operator, {
      action: isAnswered ? 'answer message' : 'reopen message',
      subject: { kind: 'message', id },
      before: { isAnswered: wasAnswered },
      after: { isAnswered },
    })
    return presentContactMessage(after)
  })
}
