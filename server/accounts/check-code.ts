import { normalizeEmail } from '../../domain/accounts/email.ts'
import type { Customer } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import { limitFailures } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { tryCode } from './code-store.ts'
import { hashCode } from './one-time-code.ts'
import { requireOwnAddress } from './own-address.ts'

export type SentCode = { email: string; otp: string }

/** Refuses any code but the valid one of the email address, which stays valid. Returns it as stored. */
export async function checkCode(
  shop: Shop,
  client: string,
  { email: typed, otp, customer }: SentCode & { customer: Customer | undefined },
): Promise<{ email: string; hash: string }> {
  requireOwnAddress(customer, typed)
  const email = normalizeEmail(typed)
  const hash = hashCode({ email, code: otp.trim() }, shop.config.jwtSecret)
  await limitFailures(
    shop,
    [
      ['codeTriesFromClient', client],
      ['codeTriesOnAccount', email],
    ],
    async () => {
      if (!(await tryCode(shop.database, { email, hash }, shop.now()))) throw refusal('wrongCode')
    },
  )
  return { email, hash }
}
