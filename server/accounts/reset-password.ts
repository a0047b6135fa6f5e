import type { Customer } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { checkCode, type SentCode } from './check-code.ts'
import { useUpCode } from './code-store.ts'
import { hashPassword } from './password.ts'
import { changePassword } from './store.ts'
import { signToken } from './token.ts'

type Reset = SentCode & { password: string; customer: Customer | undefined }

/**
 * Sets a new password with a code, which is used up, and ends every session of the account. Returns a
 * new token for a customer who was signed in, so that their session continues.
 */
export async function resetPassword(
  shop: Shop,
  client: string,
  { password, customer, ...sent }: Reset,
): Promise<string | undefined> {
  const code = await checkCode(shop, client, { ...sent, customer })
  const passwordHash = await hashPassword(password)
  const user = await shop.database.transaction(async (tx) => {
    const isUsed = await useUpCode(tx, code, shop.now())
    if (!isUsed) return undefined
    return changePassword(tx, { email: code.email, passwordHash, at: shop.now() })
  })
  if (!user) throw refusal('wrongCode')
  if (!customer) return undefined
  const claims = { userId: user.id, credentialsVersion: user.credentialsVersion }
  return signToken(claims, shop.config.jwtSecret)
}
