import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { type ConstructorOptions, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { normalizeEmail } from '../../domain/accounts/email.ts'
import { type Database, givingUp, type Transaction } from '../database/connect.ts'
import { contactAnswers, contactMessages } from '../database/schema.ts'
import { tracesAreOn } from '../tracing/spans.ts'
import { type QueueName, queues, queuesOfMails } from './queues.ts'
import { traceJobs, withTrace } from './trace-jobs.ts'

/** `addresses`: those that are the account's beyond doubt. */
export type ForgottenMails = {
  addresses: readonly string[]
  account: { id: number; email: string }
}

/** The queue for work that must not keep a request waiting. */
export type JobQueue = {
  /** Adds a job for each payload if, and only if, the transaction is committed; they begin at once, or at a time. */
  enqueue: (
    tx: Transaction,
    queue: QueueName,
    payloads: readonly object[],
    startAfter?: Date,
  ) => Promise<void>
  /** Deletes every mail to or from these addresses that is still in the queue, sent or not, and those to the account. */
  forgetMails: (tx: Transaction, forgotten: ForgottenMails) => Promise<void>
  /** Deletes some of the mails that were written before this moment. Returns how many. */
  deleteMailsBefore: (database: Database, before: Date, most: number) => Promise<number>
  countMailsBefore: (database: Database, before: Date) => Promise<number>
}

/** As those of pg-boss, which hands all of them to its pool. */
type QueueOptions = ConstructorOptions & pg.PoolConfig

/** Opens the queue of background work, which is in the shop's PostgreSQL, so that several instances share it. */
export async function openQueue(options: QueueOptions, log: Logger): Promise<PgBoss> {
  const pool: QueueOptions = { application_name: 'joybox jobs', max: 2, ...givingUp, ...options }
  const boss = new PgBoss(pool)
  if (tracesAreOn()) traceJobs(boss)
  const tellError = (error: Error) => log.warn({ err: error }, 'The job queue reported an error')
  boss.on('error', tellError)
  // A connection that is just being closed may still be told that PostgreSQL stops; nobody needs to read that.
  boss.once('stopped', () => boss.off('error', tellError).on('error', () => {}))
  await boss.start()
  for (const { name, ...queue } of queues) await boss.createQueue(name, queue)
  // Databases of earlier versions have queues, and jobs in them, without the one for those that are given up.
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue.deadLetter]))
  for (const queue of queues) {
    if (!('deadLetter' in queue) || stored.get(queue.name) === queue.deadLetter) continue
    await boss.updateQueue(queue.name, { deadLetter: queue.deadLetter })
  }
  await boss.getDb().executeSql(
    `update pgboss.job set dead_letter = queue.dead_letter from pgboss.queue
     where queue.name = job.name and queue.dead_letter is not null and job.dead_letter is null
       and job.state in ('created', 'retry', 'active')`,
  )
  return boss
}

export function jobQueue(boss: PgBoss): JobQueue {
  return {
    enqueue: async (tx, queue, payloads, startAfter) => {
      if (payloads.length === 0) return
      const jobs = payloads.map((payload) => ({
        data: withTrace(payload),
        ...(startAfter && { startAfter }),
      }))
      await boss.insert(queue, jobs, { db: within(tx) })
    },
    forgetMails: async (tx, { addresses, account: { id, email } }) => {
      const normalized = sql.param(addresses.map(normalizeEmail))
      // pg-boss itself finds jobs by their data only with case-sensitive comparison.
      await tx.execute(sql`delete from pgboss.job where ${normalized}::text[] && array[
        lower(data -> 'to' ->> 'address'), lower(data -> 'replyTo' ->> 'address'), lower(data ->> 'email')]
        or data -> 'about' ->> 'userId' = ${String(id)}
        or ${normalizeEmail(email)} in (lower(data -> 'to' ->> 'address'), lower(data ->> 'email'))
          and not ${isAnswerThatStays}`)
    },
    deleteMailsBefore: async (database, before, most) => {
      const { rowCount } = await database.execute(sql`delete from pgboss.job
        where id = any(array(select id from pgboss.job where ${isMailBefore(before)} limit ${most}))`)
      return rowCount ?? 0
    },
    countMailsBefore: async (database, before) => {
      const { rows } = await database.execute<{ count: number }>(
        sql`select count(*)::int as count from pgboss.job where ${isMailBefore(before)}`,
      )
      return rows[0]?.count ?? 0
    },
  }
}

/** True for a mail with the answer to a message, which belongs to its email address; that to feedback goes with the account. */
const isAnswerThatStays = sql`exists (select from ${contactAnswers}
  join ${contactMessages} on ${contactMessages.id} = ${contactAnswers.messageId}
  where ${contactAnswers.id} = (data -> 'about' ->> 'answerId')::int and ${contactMessages.feedbackId} is null)`

function isMailBefore(before: Date) {
  return sql`name = any(${sql.param(queuesOfMails)}::text[]) and created_on < ${before.toISOString()}::timestamptz`
}

/** Runs pg-boss's statements within a transaction. Its adapter for Drizzle would build them a second time. */
function within(tx: Transaction) {
  const executeSql = async (text: string, values: unknown[] = []) => ({
    rows: await tx.send(text, values),
  })
  return { executeSql }
}
