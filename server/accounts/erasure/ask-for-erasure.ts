import type { Language } from '../../../domain/texts/texts.ts'
import type { Transaction } from '../../database/connect.ts'
import type { Customer } from '../../http/environment.ts'
import { inLanguage } from '../../http/language.ts'
import { sendMails } from '../../mail/send-mail.ts'
import { spend } from '../../rate-limits/index.ts'
import type { Shop } from '../../shop.ts'
import { emailLinkPath } from '../email/link-path.ts'
import { findWaysBack, insertLink } from '../email/link-store.ts'
import { requireOwnPassword } from '../own-password.ts'
import { askedLetter } from './erasure-letters.ts'
import { storeErasure } from './erasure-store.ts'

/**
 * Stores that the customer wants the account to be deleted, and mails a link that keeps it. Addresses with a way
 * back get the link too: the one who changed the address may be a thief. Asking again changes nothing.
 */
export async function askForErasure(
  shop: Shop,
  { id: userId, email, language }: Customer,
  password: string,
): Promise<void> {
  await requireOwnPassword(shop, userId, password)
  await spend(shop, ['erasureRequests', userId])
  const at = shop.now()
  await shop.database.transaction(async (tx) => {
    if (!(await storeErasure(tx, userId, at))) return
    const addresses = new Set([email, ...(await findWaysBack(tx, userId, at))])
    const letters = []
    // Few: an address can be changed five times a day.
    for (const address of addresses) {
      letters.push(await askedMail(tx, shop, { userId, address, language, at }))
    }
    await sendMails(tx, shop, letters)
  })
}

type AskedMail = { userId: number; address: string; language: Language; at: Date }

async function askedMail(
  tx: Transaction,
  { config }: Shop,
  { userId, address, language, at }: AskedMail,
) {
  const token = await insertLink(tx, { userId, purpose: 'KEEP', email: address }, at)
  const keepUrl = inLanguage(config.publicUrl + emailLinkPath(token), language)
  return {
    to: { name: '', address },
    letter: askedLetter(config, language, { at, keepUrl }),
  }
}
