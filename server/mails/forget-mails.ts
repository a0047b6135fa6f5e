import { or, sql } from 'drizzle-orm'
import { normalizeEmail } from '../../domain/accounts/email.ts'
import type { Transaction } from '../database/connect.ts'
import { mails } from '../database/schema.ts'
import type { ForgottenMails } from '../jobs/job-queue.ts'
import type { Shop } from '../shop.ts'

/**
 * Deletes the mails of an account, sent or not, and every mail to or from these addresses. What the account got before goes
 * with it.
 */
export async function forgetMails(
  tx: Transaction,
  { jobs }: Pick<Shop, 'jobs'>,
  forgotten: ForgottenMails,
): Promise<void> {
  // First those that wait: a mail writes its row only while its job is there (`recordMail`).
  await jobs.forgetMails(tx, forgotten)
  const normalized = sql.param(forgotten.addresses.map(normalizeEmail))
  await tx
    .delete(mails)
    .where(
      or(
        sql`lower(${mails.toAddress}) = any(${normalized}::text[])`,
        sql`lower(${mails.replyToAddress}) = any(${normalized}::text[])`,
      ),
    )
}
