import type { JobWithMetadata } from 'pg-boss'
import type { Logger } from 'pino'
import { z } from 'zod'

/** Does the work of a job, and says in the log when it fails: nobody looks into the queue. */
export async function tellFailures<Outcome>(
  log: Logger,
  { id, name, retryCount, retryLimit, output }: JobWithMetadata,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  if (wasCutOff(output)) {
    log.warn({ queue: name, job: id, tries: retryCount }, 'The last try of a job was cut off')
  }
  try {
    return await work()
  } catch (error) {
    const facts = { err: error, queue: name, job: id, tries: retryCount + 1 }
    if (retryCount < retryLimit) log.warn(facts, 'A job failed and is tried again')
    else log.error(facts, 'A job failed and was given up')
    throw error
  }
}

/** Says in the log of a job that was given up if its last try was cut off, and could not say so itself. */
export function tellCutOff(
  log: Logger,
  { sourceName, sourceId, sourceRetryCount, sourceOutput }: JobWithMetadata,
): void {
  if (!wasCutOff(sourceOutput)) return
  const facts = { queue: sourceName, job: sourceId, tries: (sourceRetryCount ?? 0) + 1 }
  log.error(facts, 'A job was cut off and was given up')
}

const message = z.string().regex(/^(job timed out|handler execution exceeded|pg-boss shut down)/)
/** What pg-boss notes of a job whose process has died, took too long or was stopped. */
const cutOff = z.union([
  z.object({ message }),
  z.object({ value: z.union([message, z.object({ message })]) }),
])

function wasCutOff(output: unknown): boolean {
  return cutOff.safeParse(output).success
}
