import { normalizeEmail } from '../../domain/accounts/email.ts'
import { otpDigits, otpMinutes } from '../../domain/limits.ts'
import type { Customer } from '../http/environment.ts'
import { mailCodeQueue } from '../jobs/queues.ts'
import { spend } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { replaceCode } from './code-store.ts'
import { hashCode, makeCode } from './one-time-code.ts'
import { requireOwnAddress } from './own-address.ts'

/** The payload of the job that mails a code. */
export type CodeToMail = { email: string; code: string }

/**
 * Creates a new code, which replaces earlier ones, and enqueues its mail. Nothing here checks whether
 * the email address has an account: only the job that mails the code does.
 */
export async function sendCode(
  shop: Shop,
  client: string,
  { email: typed, customer }: { email: string; customer: Customer | undefined },
): Promise<void> {
  requireOwnAddress(customer, typed)
  const email = normalizeEmail(typed)
  await spend(
    shop,
    ['codesFromClient', client],
    ['codesSoonAfterAnother', email],
    ['codesToAccount', email],
  )
  const code = makeCode(customer ? otpDigits.customer : otpDigits.guest)
  const hash = hashCode({ email, code }, shop.config.jwtSecret)
  const expiresAt = new Date(shop.now().getTime() + otpMinutes * 60_000)
  await shop.database.transaction(async (tx) => {
    await replaceCode(tx, { email, hash, expiresAt })
    await shop.jobs.enqueue(tx, mailCodeQueue.name, [{ email, code }] satisfies CodeToMail[])
  })
}
