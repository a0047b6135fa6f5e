import { eq, sql } from 'drizzle-orm'
import type { JobWithMetadata } from 'pg-boss'
import { normalizeEmail } from '../../domain/accounts/email.ts'
import { mails, users } from '../database/schema.ts'
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
  try {
    await database.transaction(async (tx) => {
      // Erasing a customer waits for this lock and then finds the row, or the job is gone here.
      const { rowCount } = await tx.execute(sql`select from pgboss.job
        where name = ${job.name} and id = ${job.id} for key share`)
      if (rowCount === 0) return
      const outcome = outcomeOf(tried, now())
      await tx
        .insert(mails)
        .values({ ...envelopeOf(tried), ...outcome })
        .onConflictDoUpdate({ target: mails.jobId, set: outcome })
    })
  } catch (error) {
    log.error({ err: error, mail: job.id }, 'What became of a mail was not written down')
  }
}

function envelopeOf({ job, addressed, mail }: MailTry) {
  const { to, replyTo, about } = addressed
  const hasAddress = eq(sql`lower(${users.email})`, normalizeEmail(to.address))
  return {
    jobId: job.id,
    toName: to.name,
    toAddress: to.address,
    replyToAddress: replyTo?.address,
    userId: sql`(select ${users.id} from ${users} where ${hasAddress})`,
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
