import type { Language } from '../../domain/texts/texts.ts'
import { sendMail } from '../mail/send-mail.ts'
import { spend } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { contactLetter } from './contact-letter.ts'
import { insertContactMessage, isRepetition } from './store.ts'

type SentMessage = {
  name: string
  email: string
  contact?: string | null | undefined
  message: string
  /** Of the page on which it was written. */
  language: Language
}

/** Stores a message to the shop and mails it to the shop's support, whose reply goes to the sender. A repetition does neither. */
export async function getInTouch(shop: Shop, client: string, sent: SentMessage): Promise<void> {
  await spend(shop, ['messagesFromClient', client])
  const { config, database, now } = shop
  const message = {
    name: sent.name.trim(),
    email: sent.email.trim(),
    phone: sent.contact?.trim() || null,
    message: sent.message.trim(),
    language: sent.language,
    createdAt: now(),
  }
  await database.transaction(async (tx) => {
    if (await isRepetition(tx, message)) return
    await insertContactMessage(tx, message)
    const envelope = {
      to: { name: config.shopName, address: config.supportEmail },
      replyTo: { name: message.name, address: message.email },
    }
    await sendMail(tx, shop, { ...envelope, letter: contactLetter(message) })
  })
}
