import { normalizeEmail } from '../../../domain/accounts/email.ts'
import type { Customer } from '../../http/environment.ts'
import { requireLeft, spend } from '../../rate-limits/index.ts'
import type { Shop } from '../../shop.ts'
import { isEmailConfirmed } from '../store.ts'
import { findWaiting } from './link-store.ts'
import { sendLink } from './send-link.ts'

/** Whether the customer's address is confirmed, and which one is to replace it. */
export async function emailState({ database, now }: Shop, { id, email }: Customer) {
  const [isConfirmed, waiting] = await Promise.all([
    isEmailConfirmed(database, id),
    findWaiting(database, id, now()),
  ])
  return {
    email,
    isConfirmed,
    waiting: waiting ? { email: waiting.email, until: waiting.expiresAt.toISOString() } : null,
  }
}

/** Mails another link to the address that waits, or to the customer's own if it is not confirmed. */
export async function sendLinkAgain(shop: Shop, customer: Customer): Promise<void> {
  const { id: userId, language } = customer
  const { isConfirmed, waiting } = await emailState(shop, customer)
  if (isConfirmed && !waiting) return
  const email = waiting?.email ?? customer.email
  // Refused here, where somebody reads it: later the mail would be left out without a word.
  await requireLeft(shop, ['mailsToUnconfirmed', normalizeEmail(email)])
  await spend(shop, ['emailLinksSoonAfterAnother', userId], ['emailLinks', userId])
  const purpose = waiting ? 'CHANGE' : 'CONFIRM'
  await shop.database.transaction((tx) => sendLink(tx, shop, { userId, purpose, email, language }))
}
