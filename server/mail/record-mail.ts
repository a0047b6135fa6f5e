import { type SQL, sql } from 'drizzle-orm'
import type { JobWithMetadata } from 'pg-boss'
import { mails, users } from '../database/schema.ts'
import type { Shop } from '../shop.ts'
import type { AddressedLetter, Mail } from './mail.ts'

export type MailTry = {
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
  if (tried.addressed.letter.kept === 'NOTHING') return
  const { id, name } = tried.job
  const columns = columnsOf(tried, now())
  const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)
  const names = Object.keys(columns).map((column) => sql.identifier(column))
  const updated = ['tries', 'tried_at', 'sent_at', 'failed_at', 'reason', 'text'].map(
    (column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`,
  )
  try {
    // The lock makes erasing a customer wait for the row, or the row find the job gone.
    await database.execute(sql`insert into ${mails} (${list(names.map((each) => sql`${each}`))})
      select ${list(Object.values(columns))} from pgboss.job
      where name = ${name} and id = ${id} for key share
      on conflict (job_id) do update set ${list(updated)}`)
  } catch (error) {
    log.error({ err: error, mail: id }, 'What became of a mail was not written down')
  }
}

function columnsOf({ job, addressed, mail, failure }: MailTry, at: Date): Record<string, SQL> {
  const { to, replyTo, about, letter } = addressed
  const isWhole = letter.kept === undefined
  const moment = (date: Date | undefined) => sql`${date?.toISOString() ?? null}::timestamptz`
  return {
    job_id: sql`${job.id}::uuid`,
    to_name: sql`${to.name}`,
    to_address: sql`${to.address}`,
    reply_to_address: sql`${replyTo?.address ?? null}`,
    user_id: sql`(select ${users.id} from ${users} where lower(${users.email}) = lower(${to.address}))`,
    order_id: sql`${about?.orderId ?? null}::integer`,
    answer_id: sql`${about?.answerId ?? null}::integer`,
    subject: sql`${mail.subject}`,
    text: sql`${isWhole ? mail.text : null}`,
    letter: sql`${isWhole ? JSON.stringify(addressed) : null}::jsonb`,
    written_at: moment(job.createdOn),
    tries: sql`${job.retryCount + 1}::integer`,
    tried_at: moment(at),
    sent_at: moment(failure ? undefined : at),
    failed_at: moment(failure?.isFinal ? at : undefined),
    reason: sql`${failure?.reason ?? null}`,
  }
}
