import type { Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import { deletePasskeys } from '../passkeys/index.ts'
import { deletePushSubscriptionsOf } from '../push/index.ts'
import type { Shop } from '../shop.ts'
import { isEasyToGuess } from './easy-password.ts'
import { deleteLinks } from './email/link-store.ts'
import { sendNotice } from './send-notice.ts'
import { changePassword } from './store.ts'

/**
 * Sets the password of the account with this email address, ends all its sessions, and tells the address. Passkeys and
 * notifications are removed, and a change of the address that waits is dropped: they may be the reason for the new password.
 * Refuses a password that is easy to guess.
 */
export async function replacePassword(
  tx: Transaction,
  shop: Shop,
  { password, ...replaced }: { email: string; password: string; passwordHash: string },
) {
  const user = await changePassword(tx, { ...replaced, at: shop.now() })
  if (!user) return undefined
  // Said only to who has proved that the account is theirs; what they have proved it with stays valid.
  if (isEasyToGuess(password, user)) throw refusal('easyPassword')
  await deleteLinks(tx, user.id, ['CHANGE'])
  await deletePushSubscriptionsOf(tx, { userId: user.id })
  // An operator's stay: like the codes of the app, they open nothing without the password.
  const removed = await deletePasskeys(tx, user.id, ['CUSTOMER'])
  await sendNotice(tx, shop, removed > 0 ? 'passwordAndPasskeys' : 'password', user)
  return user
}
