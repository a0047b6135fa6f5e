import { sql } from 'drizzle-orm'
import { Gauge } from 'prom-client'
import type { Database } from '../database/connect.ts'
import { registry } from '../http/registry.ts'
import type { Shop } from '../shop.ts'
import { queuesOfMails } from './queues.ts'

type StateOfJobs = {
  /** For how long the oldest job has been waiting that could have been begun. */
  waitedSeconds: number
  /** How many were given up within a day. */
  failed: number
}

/**
 * How the work in the background gets on. A mail that was refused is in the list of mails, and a job that is on a
 * schedule has not failed for good if a later one was done.
 */
export async function readStateOfJobs(database: Database): Promise<StateOfJobs> {
  const { rows } = await database.execute<StateOfJobs>(sql`select
    coalesce(extract(epoch from now() - min(start_after) filter (where
      state in ('created', 'retry') and start_after < now())), 0)::float as "waitedSeconds",
    count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day'
      and name <> all(${sql.param(queuesOfMails)}::text[])
      and not exists (select from pgboss.schedule join pgboss.job done on done.name = schedule.name
        where done.name = job.name and done.state = 'completed' and done.completed_on > job.completed_on
      ))::int as failed
    from pgboss.job where state in ('created', 'retry', 'failed')`)
  return rows[0] ?? { waitedSeconds: 0, failed: 0 }
}

const oldestDue = new Gauge({
  name: 'jobs_oldest_due_seconds',
  help: 'How long the oldest job in the queue has been waiting that could have been begun.',
  // Every process reads the same.
  aggregator: 'max',
  registers: [registry],
})

const failed = new Gauge({
  name: 'jobs_failed',
  help: 'Jobs that were given up within a day, without mails.',
  aggregator: 'max',
  registers: [registry],
})

/** Reads the figures of the jobs for /metrics. Without a database they stay as they were. */
export async function measureJobs({ database, log }: Shop): Promise<void> {
  try {
    const state = await readStateOfJobs(database)
    oldestDue.set(state.waitedSeconds)
    failed.set(state.failed)
  } catch (error) {
    log.warn({ err: error }, 'The figures of the jobs could not be read')
  }
}
