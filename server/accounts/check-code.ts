import { normalizeEmail } from '../../domain/accounts/email.ts'
import type { Customer } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import { type Allowance, limitFailures } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { type Audience, tryCode } from './code-store.ts'
import { hashCode } from './one-time-code.ts'
import { requireOwnAddress } from './own-address.ts'
import type { Visitor } from './own-browser.ts'

export type SentCode = { email: string; otp: string }

/**
 * Refuses any code but a valid one of the email address, which stays valid. Returns it as stored. Only a
 * wrong try at a valid code counts; after too many of them codes are not accepted for a while.
 */
export async function checkCode(
  shop: Shop,
  visitor: Visitor,
  { email: typed, otp, customer }: SentCode & { customer: Customer | undefined },
): Promise<{ email: string; audience: Audience; hash: string }> {
  requireOwnAddress(customer, typed)
  const email = normalizeEmail(typed)
  const hash = hashCode({ email, code: otp.trim() }, shop.config.jwtSecret)
  const code = { email, audience: customer ? 'CUSTOMER' : 'GUEST', hash } as const
  const outcome = await limitFailures(
    shop,
    allowancesOf(visitor, { email, customer }),
    async () => {
      const tried = await tryCode(shop.database, code, shop.now())
      if (tried === 'wrong') throw refusal('wrongCode')
      return tried
    },
    'codesSuspended',
  )
  if (outcome === 'none') throw refusal('wrongCode')
  return code
}

/** As for requests (send-code.ts): what strangers try does not keep a customer or a browser of theirs out. */
function allowancesOf(
  { client, browser }: Visitor,
  { email, customer }: { email: string; customer: Customer | undefined },
): Allowance[] {
  if (customer) return [['codeTriesOfCustomer', customer.id]]
  if (browser) return [['codeTriesFromOwnBrowser', email, browser]]
  return [
    ['codeTriesFromClient', client],
    ['codeTriesOnAccount', email],
    ['codeTriesInShop'],
    ['codeTriesInShopPerMonth'],
  ]
}
