import type { Transaction } from '../database/connect.ts'
import type { Customer } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { checkCode, type SentCode } from './check-code.ts'
import { deleteCodesOf, knowsLink, useUpCode, useUpLink } from './code-store.ts'
import { knowsInvitation, spendInvitation } from './email/link-store.ts'
import { hashToken } from './email/link-token.ts'
import type { Visitor } from './own-browser.ts'
import { hashPassword } from './password.ts'
import { replacePassword } from './replace-password.ts'
import { beginSession, type Device } from './sessions/begin-session.ts'

type NewPassword = { password: string; customer: Customer | undefined; device: Device }
/** The email address of the account, and a new token for a customer who was signed in. */
type Reset = { account: string; token: string | undefined }

/**
 * Sets a new password with a code, which is used up, and ends every session of the account. For a customer who
 * was signed in here begins a new one.
 */
export async function resetPassword(
  shop: Shop,
  visitor: Visitor,
  { password, customer, device, ...sent }: SentCode & NewPassword,
): Promise<Reset> {
  const code = await checkCode(shop, visitor, { ...sent, customer })
  return setPassword(shop, { password, customer, device }, async (tx) => {
    if (!(await useUpCode(tx, code, shop.now()))) throw refusal('wrongCode')
    return code.email
  })
}

/** The same with the link from a mail, also of an invitation. It has so many bits that tries need no limit. */
export async function resetPasswordByLink(
  shop: Shop,
  { link, ...chosen }: NewPassword & { link: string },
): Promise<Reset> {
  const linkHash = hashToken(link)
  // Hashing a password is expensive, and strangers may try as many links as they like.
  if (!(await isGoodLink(shop, linkHash))) throw refusal('wrongLink')
  return setPassword(shop, chosen, async (tx) => {
    const at = shop.now()
    const email = (await useUpLink(tx, linkHash, at)) ?? (await spendInvitation(tx, linkHash, at))
    if (!email) throw refusal('wrongLink')
    return email
  })
}

async function isGoodLink({ database, now }: Shop, linkHash: string): Promise<boolean> {
  const at = now()
  return (
    (await knowsLink(database, linkHash, at)) || (await knowsInvitation(database, linkHash, at))
  )
}

async function setPassword(
  shop: Shop,
  { password, customer, device }: NewPassword,
  useUp: (tx: Transaction) => Promise<string>,
): Promise<Reset> {
  const passwordHash = await hashPassword(password)
  const user = await shop.database.transaction(async (tx) => {
    const email = await useUp(tx)
    await deleteCodesOf(tx, email)
    return replacePassword(tx, shop, { email, password, passwordHash })
  })
  if (!user) throw refusal('wrongCode')
  const { id: userId, email: account, credentialsVersion } = user
  if (userId !== customer?.id) return { account, token: undefined }
  return { account, token: await beginSession(shop, { userId, credentialsVersion }, device) }
}
