import { sql } from 'drizzle-orm'
import type { JobWithMetadata } from 'pg-boss'
import { normalizeEmail } from '../../domain/accounts/email.ts'
import { listsOf, recordset } from '../database/many-rows.ts'
import { preparedSql } from '../database/prepared.ts'
import { mails, orders, users } from '../database/schema.ts'
import type { Shop } from '../shop.ts'
import type { AddressedLetter, Mail } from './mail.ts'

type MailTry = {
  job: Pick<JobWithMetadata, 'id' | 'name' | 'createdOn' | 'retryCount'>
  /** What to send again. */
  addressed: AddressedLetter
  /** As it was sent, or was to be. */
  mail: Mail
  /** Why it was not accepted, and whether it is tried again. */
  failure?: { reason: string; isFinal: boolean }
}

/**
 * Writes what became of a mail. Nothing is written for a mail that was deleted from the queue in the meantime, with the
 * data of its customer. A mail that was sent is not sent again because this fails.
 */
export async function recordMail(
  { database, log, now }: Pick<Shop, 'database' | 'log' | 'now'>,
  tried: MailTry,
): Promise<void> {
  const { job, addressed } = tried
  if (addressed.letter.kept === 'NOTHING') return
  const row = JSON.stringify([{ ...envelopeOf(tried), ...outcomeOf(tried, now()) }])
  const address = normalizeEmail(addressed.to.address)
  const { orderId = null, userId = null } = addressed.about ?? {}
  try {
    await database.onOneConnection((connected) =>
      upsertMail(connected, { queue: job.name, jobId: job.id, row, address, orderId, userId }),
    )
  } catch (error) {
    log.error({ err: error, mail: job.id }, 'What became of a mail was not written down')
  }
}

/** All but the account, which follows from the address if the mail does not name it. */
const written = [
  'jobId',
  'toName',
  'toAddress',
  'replyToAddress',
  'orderId',
  'answerId',
  'subject',
  'text',
  'letter',
  'writtenAt',
  'tries',
  'triedAt',
  'sentAt',
  'failedAt',
  'reason',
] as const
const { columns, values } = listsOf(mails, written)

type WrittenMail = {
  queue: string
  jobId: string
  row: string
  address: string
  orderId: number | null
  userId: number | null
}

// Erasing a customer waits for the lock of the job and then finds the row, or the job is gone here. It has locked the orders and
// then the account, to which the row refers, before the job: so it is here, where each one's lock needs that of the one before.
const upsertMail = preparedSql<WrittenMail>(
  ({ queue, jobId, row, address, orderId, userId }) => sql`
    with bought as materialized (select id from ${orders} where id = ${orderId}::int for key share),
      account as materialized (select id from ${users}
        where id = coalesce(${userId}::int, (select id from ${users} where lower(email) = ${address})) and (select count(*) from bought) >= 0 for key share),
      waiting as (select from pgboss.job where name = ${queue} and id = ${jobId}
        and (select count(*) from account) >= 0 for key share)
    insert into ${mails} (user_id, ${sql.raw(columns)})
    select (select id from account), ${sql.raw(values)}
    from waiting, ${recordset(mails, written, row)}
    on conflict (job_id) do update set text = excluded.text, letter = excluded.letter, tries = excluded.tries,
      tried_at = excluded.tried_at, sent_at = excluded.sent_at, failed_at = excluded.failed_at, reason = excluded.reason`,
)

function envelopeOf({ job, addressed, mail }: MailTry) {
  const { to, replyTo, about } = addressed
  return {
    jobId: job.id,
    toName: to.name,
    toAddress: to.address,
    replyToAddress: replyTo?.address,
    orderId: about?.orderId,
    answerId: about?.answerId,
    subject: mail.subject,
    writtenAt: job.createdOn,
  }
}

function outcomeOf({ job, addressed, mail, failure }: MailTry, at: Date) {
  const isWhole = addressed.letter.kept === undefined
  return {
    text: isWhole ? mail.text : null,
    letter: isWhole ? addressed : null,
    tries: job.retryCount + 1,
    triedAt: at,
    sentAt: failure ? null : at,
    failedAt: failure?.isFinal ? at : null,
    reason: failure?.reason ?? null,
  }
}
