import { or, sql } from 'drizzle-orm'
import { normalizeEmail } from '../../domain/accounts/email.ts'
import type { Transaction } from '../database/connect.ts'
import { mails } from '../database/schema.ts'
import type { Shop } from '../shop.ts'

/** Deletes every mail to or from these addresses, sent or not. What the account got goes with the account. */
export async function forgetMails(
  tx: Transaction,
  { jobs }: Pick<Shop, 'jobs'>,
  addresses: readonly string[],
): Promise<void> {
  // First those that wait: a mail writes its row only while its job is there (`recordMail`).
  await jobs.forgetMails(tx, addresses)
  const normalized = sql.param(addresses.map(normalizeEmail))
  await tx
    .delete(mails)
    .where(
      or(
        sql`lower(${mails.toAddress}) = any(${normalized}::text[])`,
        sql`lower(${mails.replyToAddress}) = any(${normalized}::text[])`,
      ),
    )
}
