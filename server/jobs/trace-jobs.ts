import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import { inTrace, traceparentNow } from '../tracing/spans.ts'

const taken = z.array(z.object({ id: z.string(), name: z.string(), data: z.unknown() }))
const traced = z.object({ traceparent: z.string() })

/** What is queued, with the trace in which that happens, while there is one. */
export function withTrace(data: object): object {
  const traceparent = traceparentNow()
  return traceparent ? { ...data, traceparent } : data
}

/** Makes every job that this process works on go on with the trace in which it was queued. */
export function traceJobs(boss: PgBoss): void {
  const work = boss.work.bind(boss) as (...given: unknown[]) => Promise<string>
  const tracedWork = (...given: unknown[]) => {
    const handle = given.pop() as (jobs: unknown) => Promise<unknown>
    return work(...given, (jobs: unknown) => inItsTrace(jobs, handle))
  }
  // pg-boss's overloads are one function, which takes these arguments unchanged.
  boss.work = tracedWork as PgBoss['work']
}

/** Every queue hands out one job at a time. */
function inItsTrace(jobs: unknown, handle: (jobs: unknown) => Promise<unknown>): Promise<unknown> {
  const [job] = taken.parse(jobs)
  if (!job) return handle(jobs)
  const traceparent = takeTrace(job.data)
  const facts = { 'messaging.system': 'pg-boss', 'messaging.message.id': job.id }
  const span = { name: `job ${job.name}`, kind: 'consumer', facts } as const
  return inTrace(traceparent, span, () => handle(jobs))
}

/** Takes it out of what was queued, which may be kept as a part of the work. */
function takeTrace(data: unknown): string | undefined {
  const { success, data: found } = traced.safeParse(data)
  if (!success || typeof data !== 'object' || data === null) return undefined
  Reflect.deleteProperty(data, 'traceparent')
  return found.traceparent
}
