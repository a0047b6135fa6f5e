import type { JobResult, JobWithMetadata } from 'pg-boss'
import type { Logger } from 'pino'
import { withoutAddresses } from '../log.ts'
import type { Shop } from '../shop.ts'
import { inSpan } from '../tracing/spans.ts'
import { composeMail } from './compose-mail.ts'
import { type AddressedLetter, type Mailer, MailRefused } from './mail.ts'
import { recordMail } from './record-mail.ts'

/**
 * One try at one mail. What was not accepted is tried again, unless it never will be. `original`: the letter before words
 * were left out of it.
 */
export async function deliverMail(
  shop: Pick<Shop, 'config' | 'database' | 'log' | 'now'>,
  mailer: Mailer,
  { data: addressed, ...job }: JobWithMetadata<AddressedLetter>,
  original = addressed,
): Promise<JobResult> {
  const { id, createdOn, retryCount, retryLimit } = job
  const mail = composeMail(shop.config, addressed)
  try {
    await inSpan(
      () => ({ name: 'hand over a mail', kind: 'client', facts: { 'joybox.mail': id } }),
      () => mailer.deliver(mail, { id, writtenAt: createdOn }),
    )
    await recordMail(shop, { job, addressed: original, mail })
    return { id, status: 'completed' }
  } catch (error) {
    const reason = withoutAddresses(error instanceof Error ? error.message : String(error))
    shop.log.warn({ mail: id, tries: retryCount + 1, reason }, 'A mail was not accepted')
    const isRefused = error instanceof MailRefused
    const failure = { reason, isFinal: isRefused || retryCount >= retryLimit }
    await recordMail(shop, { job, addressed: original, mail, failure })
    return { id, status: isRefused ? 'deadletter' : 'failed', output: { reason } }
  }
}

/** A mail that nobody will get, told to the operator once; the queue keeps it for a while. */
export function reportUndeliverable(
  log: Logger,
  { sourceId, sourceOutput }: JobWithMetadata<AddressedLetter>,
) {
  log.error({ mail: sourceId, ...sourceOutput }, 'A mail could not be delivered and was given up')
}
