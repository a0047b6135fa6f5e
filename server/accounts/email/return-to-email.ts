import type { Shop } from '../../shop.ts'
import { hashPassword } from '../password.ts'
import { replacePassword } from '../replace-password.ts'
import { takeAddress } from './change-email.ts'
import { deleteLinks, deleteWaysBackSince, findLink, takeLink } from './link-store.ts'

/**
 * Gives the account an earlier address back, with a new password that ends all its sessions. Every other link
 * of the account is then a thief's and deleted, except ways back to addresses that it had even before.
 */
export async function returnToEmail(shop: Shop, token: string, password: string): Promise<boolean> {
  const { database, now } = shop
  const at = now()
  if (!(await findLink(database, token, at))) return false
  const passwordHash = await hashPassword(password)
  return database.transaction(async (tx) => {
    const taken = await takeLink(tx, token, at)
    if (taken?.link.purpose !== 'RETURN') return false
    const { id: linkId, userId, email } = taken.link
    await takeAddress(tx, { userId, email, at })
    await replacePassword(tx, shop, { email, password, passwordHash })
    await deleteLinks(tx, userId, ['CONFIRM'])
    await deleteWaysBackSince(tx, userId, linkId)
    return true
  })
}
