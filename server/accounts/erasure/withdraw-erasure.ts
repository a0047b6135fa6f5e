import type { Transaction } from '../../database/connect.ts'
import type { Customer } from '../../http/environment.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { Shop } from '../../shop.ts'
import { deleteLinks } from '../email/link-store.ts'
import { keptLetter } from './erasure-letters.ts'
import { forgetErasure } from './erasure-store.ts'

/** Keeps the account of a signed-in customer. Repeating it changes nothing. */
export async function withdrawOwnErasure(shop: Shop, customer: Customer): Promise<void> {
  await shop.database.transaction((tx) => withdrawErasure(tx, shop, customer))
}

/** Keeps an account that was to be deleted, and tells its address. */
export async function withdrawErasure(
  tx: Transaction,
  shop: Shop,
  { id, email, language }: Pick<Customer, 'id' | 'email' | 'language'>,
): Promise<void> {
  if (!(await forgetErasure(tx, id))) return
  await deleteLinks(tx, id, ['KEEP'])
  const letter = keptLetter(shop.config, language)
  await sendMail(tx, shop, { to: { name: '', address: email }, letter })
}
