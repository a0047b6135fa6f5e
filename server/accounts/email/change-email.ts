import type { Language } from '../../../domain/texts/texts.ts'
import type { Transaction } from '../../database/connect.ts'
import { inLanguage } from '../../http/language.ts'
import { refusal } from '../../http/refusal.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { Shop } from '../../shop.ts'
import { hasAccount, lockAccount, setEmail } from '../store.ts'
import { changedLetter } from './changed-letter.ts'
import { emailLinkPath } from './link-path.ts'
import {
  deleteLinks,
  deleteWaysBackSince,
  findWayBack,
  insertLink,
  isKeptForAnother,
  type LinkedAccount,
} from './link-store.ts'
import { sendLink } from './send-link.ts'

/** Mails a link to the new address; the account keeps its own until the link is opened. Refuses one that is not free. */
export async function askNewAddress(
  tx: Transaction,
  shop: Shop,
  { userId, email, language }: { userId: number; email: string; language: Language },
): Promise<void> {
  // The account before its links, as opening one does: two transactions never wait for each other.
  await lockAccount(tx, userId)
  if (await hasAccount(tx, email)) throw refusal('emailTaken')
  if (await isKeptForAnother(tx, { userId, email, at: shop.now() })) throw refusal('emailTaken')
  await deleteLinks(tx, userId, ['CHANGE'])
  await sendLink(tx, shop, { userId, purpose: 'CHANGE', email, language })
}

/**
 * Gives the account the address, which its link has confirmed, and tells the one that it had. That gets a way
 * back, unless nobody has confirmed it, or the change is itself a return: then it may be a thief's. Refuses an
 * address that is no longer free.
 */
export async function changeEmail(
  tx: Transaction,
  shop: Shop,
  user: LinkedAccount,
  email: string,
): Promise<void> {
  const at = shop.now()
  const { id: userId, language } = user
  await takeAddress(tx, { userId, email, at })
  await deleteLinks(tx, userId, ['CONFIRM', 'CHANGE'])
  const earlier = await findWayBack(tx, { userId, email, at })
  if (earlier) await deleteWaysBackSince(tx, userId, earlier.id)
  const hasWayBack = user.emailConfirmedAt !== null && !earlier
  const token = hasWayBack
    ? await insertLink(tx, { userId, purpose: 'RETURN', email: user.email }, at)
    : undefined
  const wayBackUrl = token && inLanguage(shop.config.publicUrl + emailLinkPath(token), language)
  const letter = changedLetter(shop.config, language, { at, wayBackUrl })
  await sendMail(tx, shop, { to: { name: '', address: user.email }, letter })
}

/** Stores the address as confirmed. Refuses one that another account has, or has a way back to. */
export async function takeAddress(
  tx: Transaction,
  taken: { userId: number; email: string; at: Date },
): Promise<void> {
  if (!(await setEmail(tx, taken))) throw refusal('emailTaken')
  // Only now: the one who had the address a moment ago has stored a way back to it.
  if (await isKeptForAnother(tx, taken)) throw refusal('emailTaken')
}
