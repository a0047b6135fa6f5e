import type { Transaction } from '../database/connect.ts'
import type { Shop } from '../shop.ts'
import { deleteLinks } from './email/link-store.ts'
import { sendNotice } from './send-notice.ts'
import { changePassword } from './store.ts'

/**
 * Sets the password of the account with this email address, ends all its sessions, and tells the address. A
 * change of the address that waits is dropped: it may be the reason for the new password.
 */
export async function replacePassword(
  tx: Transaction,
  shop: Shop,
  replaced: { email: string; passwordHash: string },
) {
  const user = await changePassword(tx, { ...replaced, at: shop.now() })
  if (!user) return undefined
  await deleteLinks(tx, user.id, ['CHANGE'])
  await sendNotice(tx, shop, 'password', user.email)
  return user
}
