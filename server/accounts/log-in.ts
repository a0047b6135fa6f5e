import { normalizeEmail } from '../../domain/email.ts'
import { refusal } from '../http/refusal.ts'
import { limitFailures } from '../rate-limits/rate-limits.ts'
import type { Shop } from '../shop.ts'
import { isPasswordOf, nobodysHash } from './password.ts'
import { findCredentials } from './store.ts'
import { signToken } from './token.ts'

/** A token for the right password; an unknown address costs as much time and gets the same answer. */
export async function logIn(
  shop: Shop,
  client: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const account = normalizeEmail(email)
  const claims = await limitFailures(
    shop,
    [
      ['loginsToAccountFromClient', account, client],
      ['loginsFromClient', client],
      ['loginsToAccount', account],
    ],
    async () => {
      const user = await findCredentials(shop.database, account)
      const isRight = await isPasswordOf(password, user?.passwordHash ?? nobodysHash)
      if (!user || !isRight) throw refusal('wrongCredentials')
      return { userId: user.id, credentialsVersion: user.credentialsVersion }
    },
  )
  return signToken(claims, shop.config.jwtSecret)
}
