import { sql } from 'drizzle-orm'
import { type ConstructorOptions, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { normalizeEmail } from '../../domain/accounts/email.ts'
import type { Transaction } from '../database/connect.ts'
import { type QueueName, queues } from './queues.ts'

/** Where work is left that must not keep a request waiting. */
export type JobQueue = {
  /** Adds a job for each payload when, and only when, the transaction is committed. */
  enqueue: (tx: Transaction, queue: QueueName, payloads: readonly object[]) => Promise<void>
  /** Takes away every mail to or from an address that the queue still has, sent or not. */
  forgetMails: (tx: Transaction, address: string) => Promise<void>
}

/** The queue of background work, on the shop's own PostgreSQL, so that several instances share it. */
export async function openQueue(options: ConstructorOptions, log: Logger): Promise<PgBoss> {
  const boss = new PgBoss({ application_name: 'joybox jobs', max: 2, ...options })
  boss.on('error', (error) => log.warn({ err: error }, 'The job queue met an error'))
  await boss.start()
  for (const { name, ...queue } of queues) await boss.createQueue(name, queue)
  return boss
}

export function jobQueue(boss: PgBoss): JobQueue {
  return {
    enqueue: async (tx, queue, payloads) => {
      if (payloads.length === 0) return
      const jobs = payloads.map((data) => ({ data }))
      await boss.insert(queue, jobs, { db: within(tx) })
    },
    forgetMails: async (tx, address) => {
      // pg-boss finds jobs by what is in them only in the very letters.
      await tx.execute(sql`delete from pgboss.job where ${normalizeEmail(address)} in (
        lower(data -> 'to' ->> 'address'), lower(data -> 'replyTo' ->> 'address'), lower(data ->> 'email'))`)
    },
  }
}

/** The queue's own statements as part of a transaction; its adapter for Drizzle would build them a second time. */
function within(tx: Transaction) {
  const executeSql = async (text: string, values: unknown[] = []) => ({
    rows: await tx.send(text, values),
  })
  return { executeSql }
}
