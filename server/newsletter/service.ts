import { normalizeEmail } from '../../domain/accounts/email.ts'
import { plusDays } from '../../domain/days.ts'
import { footerTexts } from '../../domain/texts/en/footer.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import { inLanguage } from '../http/language.ts'
import { sendMail } from '../mail/send-mail.ts'
import { spend } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { confirmationLetter } from './confirmation-letter.ts'
import { deleteSubscription, upsertSubscription } from './store.ts'

/**
 * Subscribes an email address and mails it a confirmation, at most one a day. Nothing reveals to the
 * caller whether the address was known.
 */
export async function subscribe(
  shop: Shop,
  client: string,
  { address, language }: { address: string; language: Language },
): Promise<void> {
  await spend(shop, ['subscriptionsFromClient', client])
  const { config, database, now } = shop
  const email = normalizeEmail(address)
  const at = now()
  const consentWords = wordsOfConsent(language)
  await database.transaction(async (tx) => {
    const mailedBefore = plusDays(at, -1)
    const token = await upsertSubscription(tx, { email, consentWords, language, at, mailedBefore })
    if (!token) return
    const unsubscribeUrl = inLanguage(config.publicUrl + unsubscribePath(token), language)
    const letter = confirmationLetter(config, language, unsubscribeUrl)
    await sendMail(tx, shop, { to: { name: '', address: email }, letter })
  })
}

/** What stands beside the field and on its button. */
function wordsOfConsent(language: Language): string {
  const texts = translation(footerTexts, language)
  return [texts.newsletterTitle, texts.newsletterText, texts.subscribe].join('\n')
}

/** Deletes the subscription; repeating it changes nothing. */
export async function unsubscribe({ database }: Shop, token: string): Promise<void> {
  await deleteSubscription(database, token)
}

export function unsubscribePath<Token extends string>(token: Token) {
  return `/newsletter/unsubscribe/${token}` as const
}
