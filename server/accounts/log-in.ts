import { normalizeEmail } from '../../domain/accounts/email.ts'
import { refusal } from '../http/refusal.ts'
import { type Allowance, limitFailures } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import type { Visitor } from './own-browser.ts'
import { hashNetwork, rememberNetwork } from './own-networks.ts'
import { isPasswordOf, nobodysHash } from './password.ts'
import { findCredentials } from './store.ts'

/**
 * The account with this email address and password. An unknown address takes as long and gets the same
 * refusal as a wrong password. Only someone with the right password learns that an account is blocked.
 * An operator also needs a second factor.
 */
export async function logIn(
  shop: Shop,
  visitor: Visitor,
  { email, password }: { email: string; password: string },
): Promise<{ userId: number; credentialsVersion: number; isOperator: boolean }> {
  const account = normalizeEmail(email)
  const network = hashNetwork(visitor.client, shop.config)
  const user = await findCredentials(shop.database, account, network)
  const allowances = allowancesOf(visitor, account, user?.knowsNetwork ?? false)
  const found = await limitFailures(shop, allowances, async () => {
    const isRight = await isPasswordOf(password, user?.passwordHash ?? nobodysHash)
    if (!user || !isRight) throw refusal('wrongCredentials')
    if (user.blockedAt) throw refusal('accountBlocked')
    return user
  })
  await rememberNetwork(shop, found.id, network)
  const { id, credentialsVersion, role } = found
  return { userId: id, credentialsVersion, isOperator: role === 'ADMIN' }
}

/**
 * Strangers share the allowance of an account. A browser in which somebody has signed in to it before has one of
 * its own, and so has such a network, for clients without cookies: strangers cannot use these up.
 */
function allowancesOf(
  { client, browser }: Visitor,
  account: string,
  knowsNetwork: boolean,
): Allowance[] {
  if (browser) return [['loginsFromOwnBrowser', account, browser]]
  const ofNetwork: Allowance[] = [
    ['loginsToAccountFromClient', account, client],
    ['loginsFromClient', client],
  ]
  return knowsNetwork ? ofNetwork : [...ofNetwork, ['loginsToAccount', account]]
}
