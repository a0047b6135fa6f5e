import { normalizeEmail } from '../../domain/accounts/email.ts'
import { refusal } from '../http/refusal.ts'
import { limitFailures } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { isPasswordOf, nobodysHash } from './password.ts'
import { findCredentials } from './store.ts'

/**
 * The account with this email address and password. An unknown address takes as long and gets the same
 * refusal as a wrong password. Only someone with the right password learns that an account is blocked.
 * An operator also needs a second factor.
 */
export async function logIn(
  shop: Shop,
  client: string,
  { email, password }: { email: string; password: string },
): Promise<{ userId: number; credentialsVersion: number; isOperator: boolean }> {
  const account = normalizeEmail(email)
  return limitFailures(
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
      if (user.blockedAt) throw refusal('accountBlocked')
      const { id, credentialsVersion, role } = user
      return { userId: id, credentialsVersion, isOperator: role === 'ADMIN' }
    },
  )
}
