import type { JobResult, JobWithMetadata } from 'pg-boss'
import { languageOfMails } from '../languages.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Shop } from '../shop.ts'
import { isLiveCode } from './code-store.ts'
import { mailLetter } from './email/mail-letter.ts'
import { hashCode } from './one-time-code.ts'
import { oneTimeCodeLetter } from './one-time-code-letter.ts'
import type { CodeToMail } from './send-code.ts'
import { findAddressee } from './store.ts'

/**
 * One try at mailing a code, to the email address as written in its account. No mail is sent if no
 * account has the address, or if the code was replaced, used or expired while the mail had to wait.
 */
export async function mailCode(
  shop: Pick<Shop, 'config' | 'database' | 'log' | 'now'>,
  mailer: Mailer,
  job: JobWithMetadata<CodeToMail>,
): Promise<JobResult> {
  const { config, database, now } = shop
  const { email, code } = job.data
  const user = await findAddressee(database, email)
  const hash = hashCode({ email, code }, config.jwtSecret)
  if (!user || !(await isLiveCode(database, { email, hash }, now()))) {
    return { id: job.id, status: 'completed' }
  }
  const to = { name: user.name, address: user.email }
  const letter = oneTimeCodeLetter(config, languageOfMails, { name: user.name, code })
  return mailLetter(shop, mailer, { ...job, data: { to, letter } })
}
