import type { JobWithMetadata } from 'pg-boss'
import type { Logger } from 'pino'

/** Does the work of a job, and says in the log when it fails: nobody looks into the queue. */
export async function tellFailures<Outcome>(
  log: Logger,
  { id, name, retryCount, retryLimit }: JobWithMetadata,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    const facts = { err: error, queue: name, job: id, tries: retryCount + 1 }
    if (retryCount < retryLimit) log.warn(facts, 'A job failed and is tried again')
    else log.error(facts, 'A job failed and was given up')
    throw error
  }
}
