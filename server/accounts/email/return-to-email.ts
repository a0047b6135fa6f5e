import type { Shop } from '../../shop.ts'
import { forgetErasure } from '../erasure/erasure-store.ts'
import { hashPassword } from '../password.ts'
import { replacePassword } from '../replace-password.ts'
import { takeAddress } from './change-email.ts'
import { deleteLinks, deleteWaysBackSince, findLink, takeLink } from './link-store.ts'

/**
 * Gives the account an earlier address back, with a new password that ends all its sessions. Every other link
 * of the account is then a thief's and deleted, except ways back to addresses that it had even before. A request
 * to delete the account is withdrawn for the same reason.
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
    await forgetErasure(tx, userId)
    await deleteLinks(tx, userId, ['CONFIRM', 'KEEP'])
    await deleteWaysBackSince(tx, userId, linkId)
    return true
  })
}
