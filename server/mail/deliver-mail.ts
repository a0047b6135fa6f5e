import type { JobResult, JobWithMetadata } from 'pg-boss'
import type { Logger } from 'pino'
import { withoutAddresses } from '../log.ts'
import type { Shop } from '../shop.ts'
import { composeMail } from './compose-mail.ts'
import { type AddressedLetter, type Mailer, MailRefused } from './mail.ts'

/** One try at one mail. What was not accepted is tried again, unless it never will be. */
export async function deliverMail(
  { config, log }: Pick<Shop, 'config' | 'log'>,
  mailer: Mailer,
  { id, data: addressed, createdOn, retryCount }: JobWithMetadata<AddressedLetter>,
): Promise<JobResult> {
  try {
    await mailer.deliver(composeMail(config, addressed), { id, writtenAt: createdOn })
    return { id, status: 'completed' }
  } catch (error) {
    const reason = withoutAddresses(error instanceof Error ? error.message : String(error))
    log.warn({ mail: id, tries: retryCount + 1, reason }, 'A mail was not accepted')
    return {
      id,
      status: error instanceof MailRefused ? 'deadletter' : 'failed',
      output: { reason },
    }
  }
}

/** A mail that nobody will get, told to the operator once; the queue keeps it for a while. */
export function reportUndeliverable(
  log: Logger,
  { sourceId, sourceOutput }: JobWithMetadata<AddressedLetter>,
) {
  log.error({ mail: sourceId, ...sourceOutput }, 'A mail could not be delivered and was given up')
}
