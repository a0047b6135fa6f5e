import { normalizeNic } from '../../domain/accounts/nic.ts'
import { normalizePhone } from '../../domain/accounts/phone.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { refusal } from '../http/refusal.ts'
import { spend } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { isEasyToGuess } from './easy-password.ts'
import { isKeptForAnother } from './email/link-store.ts'
import { sendLink } from './email/send-link.ts'
import { hashPassword } from './password.ts'
import { insertUser } from './store.ts'

type Registration = {
  name: string
  email: string
  nic: string
  password: string
  telephone: string
  language: Language
}

/** Creates an account and mails a link that confirms its email address. Refuses an address that already has one. */
export async function register(shop: Shop, client: string, registration: Registration) {
  if (isEasyToGuess(registration.password, registration)) throw refusal('easyPassword')
  await spend(shop, ['registrationsFromClient', client])
  const account = {
    name: registration.name.trim(),
    email: registration.email.trim(),
    nic: normalizeNic(registration.nic),
    telephone: normalizePhone(registration.telephone),
    passwordHash: await hashPassword(registration.password),
    language: registration.language,
  }
  return shop.database.transaction(async (tx) => {
    const user = await insertUser(tx, account)
    if (!user) throw refusal('emailTaken')
    const { id: userId, email } = user
    // Only now: the one who had the address a moment ago has stored a way back to it.
    if (await isKeptForAnother(tx, { userId, email, at: shop.now() })) throw refusal('emailTaken')
    await sendLink(tx, shop, { userId, purpose: 'CONFIRM', email, language: account.language })
    return user
  })
}
