import { normalizeEmail } from '../../domain/accounts/email.ts'
import { refusal } from '../http/refusal.ts'
import { limitFailures } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { isPasswordOf, nobodysHash } from './password.ts'
import { findCredentials } from './store.ts'

/**
 * Who has given the right password; an unknown address costs as much time and gets the same
 * refusal. That an account is blocked is told to nobody else. An operator needs more than that.
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
