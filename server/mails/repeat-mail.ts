import { type Actor, recordChange } from '../audit-log/index.ts'
import { refusal } from '../http/refusal.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { Shop } from '../shop.ts'
import { type OfficeMail, presentMail } from './present-mail.ts'
import { lockMail, updateRepetition } from './store.ts'

/** A second press, or a second operator, within this time does not send it twice. */
const pauseMs = 60_000

/** Sends a mail again, as a mail of its own. Refuses codes and links that open an account, which nobody keeps. */
export function repeatMail(shop: Shop, operator: Actor, id: number): Promise<OfficeMail> {
  const { database, now } = shop
  return database.transaction(async (tx) => {
    const mail = await lockMail(tx, id)
    if (!mail) throw refusal('notFound')
    if (!mail.letter) throw refusal('secretMail')
    if (!mail.sentAt && !mail.failedAt) throw refusal('mailIsWaiting')
    const repeatedAt = now()
    if (mail.repeatedAt && repeatedAt.getTime() - mail.repeatedAt.getTime() < pauseMs) {
      throw refusal('mailJustRepeated')
    }
    const repetition = { repeatedAt, repeatedBy: operator.email }
    await updateRepetition(tx, id, repetition)
    await sendMail(tx, shop, { ...mail.letter, byOperator: true })
    await recordChange(tx, operator, { action: 'send mail again', subject: { kind: 'mail', id } })
    return presentMail({ ...mail, ...repetition })
  })
}
