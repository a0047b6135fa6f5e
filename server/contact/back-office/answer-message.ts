import type { BackOfficeAnswer } from '../../../contract/back-office/index.ts'
import { type Actor, recordChange } from '../../audit-log/index.ts'
import { requireVersion } from '../../back-office/require-version.ts'
import type { Transaction } from '../../database/connect.ts'
import { refusal } from '../../http/refusal.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { Shop } from '../../shop.ts'
import { answerLetter } from './answer-letter.ts'
import { presentContactMessage, presentTalk, type Talk } from './present-message.ts'
import {
  type ContactMessageRow,
  insertAnswer,
  isAnswerRepeated,
  lockContactMessage,
  updateAnswer,
} from './store.ts'

type ContactMessage = BackOfficeAnswer<'GET /admin/contact-messages'>['items'][number]
type Seen = { messageId: number; version: number }

/** Marks a message as answered, with operator and time, or reopens it. */
export function markContactMessage(
  shop: Shop,
  operator: Actor,
  { isAnswered, ...seen }: Seen & { isAnswered: boolean },
): Promise<ContactMessage> {
  return shop.database.transaction(async (tx) => {
    const before = await lockMessage(tx, seen.messageId)
    requireVersion(before, seen.version, presentContactMessage)
    if ((before.answeredAt !== null) === isAnswered) return presentContactMessage(before)
    return presentContactMessage(await mark(tx, shop, operator, before, isAnswered))
  })
}

/**
 * Mails an operator's words to the sender of a message, which is answered then; once, when they are sent again because
 * the response was lost.
 */
export async function answerContactMessage(
  shop: Shop,
  operator: Actor,
  { text, ...seen }: Seen & { text: string },
): Promise<Talk> {
  await shop.database.transaction(async (tx) => {
    const message = await lockMessage(tx, seen.messageId)
    const answer = {
      messageId: message.id,
      text,
      writtenAt: shop.now(),
      writtenBy: operator.email,
    }
    // Who has seen the first answer means a second one.
    if (message.version !== seen.version && (await isAnswerRepeated(tx, answer))) return
    requireVersion(message, seen.version, presentContactMessage)
    const { id: answerId } = await insertAnswer(tx, answer)
    await mark(tx, shop, operator, message, true)
    await sendMail(tx, shop, {
      to: { name: message.name, address: message.email },
      letter: answerLetter(shop.config, message, text),
      byOperator: true,
      about: { answerId },
    })
  })
  return presentTalk(shop.database, seen.messageId)
}

async function lockMessage(tx: Transaction, messageId: number) {
  const message = await lockContactMessage(tx, messageId)
  if (!message) throw refusal('unknownMessage')
  return message
}

async function mark(
  tx: Transaction,
  shop: Shop,
  operator: Actor,
  { id, answeredAt }: ContactMessageRow,
  isAnswered: boolean,
): Promise<ContactMessageRow> {
  const answer = isAnswered
    ? { answeredAt: shop.now(), answeredBy: operator.email }
    : { answeredAt: null, answeredBy: null }
  await recordChange(tx, operator, {
    action: isAnswered ? 'answer message' : 'reopen message',
    subject: { kind: 'message', id },
    before: { isAnswered: answeredAt !== null },
    after: { isAnswered },
  })
  return updateAnswer(tx, id, answer)
}
