import type { JobResult, JobWithMetadata } from 'pg-boss'
import type { Mailer } from '../mail/mail.ts'
import type { Shop } from '../shop.ts'
import { isLiveCode } from './code-store.ts'
import { hashToken } from './email/link-token.ts'
import { mailLetter } from './email/mail-letter.ts'
import { oneTimeCodeLetter } from './one-time-code-letter.ts'
import type { CodeToMail } from './send-code.ts'
import { findAddressee } from './store.ts'

/**
 * One try at mailing a code and its link, to the email address as written in its account. No mail is sent if
 * no account has the address, or if the code was replaced, used or expired while the mail had to wait. An
 * operator gets the link alone: no code opens an operator's account.
 */
export async function mailCode(
  shop: Pick<Shop, 'config' | 'database' | 'log' | 'now'>,
  mailer: Mailer,
  job: JobWithMetadata<CodeToMail>,
): Promise<JobResult> {
  const { config, database, now } = shop
  const { email, audience, code, linkToken } = job.data
  const user = await findAddressee(database, email)
  const linkHash = hashToken(linkToken)
  if (!user || !(await isLiveCode(database, { email, audience, linkHash }, now()))) {
    return { id: job.id, status: 'completed' }
  }
  const to = { name: user.name, address: user.email }
  const isOperator = user.role === 'ADMIN'
  const letter = oneTimeCodeLetter(config, isOperator ? 'en' : user.language, {
    name: user.name,
    code: isOperator ? undefined : code,
    linkToken,
  })
  return mailLetter(shop, mailer, { ...job, data: { to, letter } })
}
