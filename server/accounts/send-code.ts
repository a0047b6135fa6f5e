import { normalizeEmail } from '../../domain/accounts/email.ts'
import { otpDigits } from '../../domain/limits.ts'
import type { Customer } from '../http/environment.ts'
import { mailCodeQueue } from '../jobs/queues.ts'
import { type Allowance, spend } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { type Audience, insertCode } from './code-store.ts'
import { hashToken, makeToken } from './email/link-token.ts'
import { hashCode, makeCode } from './one-time-code.ts'
import { requireOwnAddress } from './own-address.ts'
import type { Visitor } from './own-browser.ts'

/** The payload of the job that mails a code. */
export type CodeToMail = { email: string; audience: Audience; code: string; linkToken: string }

type Asked = { email: string; customer: Customer | undefined }

/**
 * Creates a new code with its link, and enqueues their mail. Nothing here checks whether the email address
 * has an account: only the job that mails the code does. Returns the seconds to wait before another one.
 */
export async function sendCode(
  shop: Shop,
  visitor: Visitor,
  { email: typed, customer }: Asked,
): Promise<number> {
  requireOwnAddress(customer, typed)
  const email = normalizeEmail(typed)
  const waitSeconds = await spend(shop, ...allowancesOf(visitor, { email, customer }))
  const code = makeCode(customer ? otpDigits.customer : otpDigits.guest)
  const linkToken = makeToken()
  const audience = customer ? 'CUSTOMER' : 'GUEST'
  const { jwtSecret } = shop.config
  await shop.database.transaction(async (tx) => {
    await insertCode(tx, {
      email,
      audience,
      hash: hashCode({ email, code }, jwtSecret),
      linkHash: hashToken(linkToken),
      sentAt: shop.now(),
    })
    const toMail: CodeToMail = { email, audience, code, linkToken }
    await shop.jobs.enqueue(tx, mailCodeQueue.name, [toMail])
  })
  return waitSeconds
}

/** Strangers share an allowance; a customer, and a browser of theirs, have one that strangers cannot use up. */
function allowancesOf({ client, browser }: Visitor, { email, customer }: Asked): Allowance[] {
  const own = customer ? `customer ${customer.id}` : browser
  if (own) {
    return [
      ['codesSoonAfterAnother', email, own],
      ['codesToAccount', email, own],
    ]
  }
  return [
    ['codesFromClient', client],
    ['codesSoonAfterAnother', email],
    ['codesToAccount', email],
  ]
}
