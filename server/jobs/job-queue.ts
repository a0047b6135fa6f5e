import { sql } from 'drizzle-orm'
import { type ConstructorOptions, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { normalizeEmail } from '../../domain/accounts/email.ts'
import type { Transaction } from '../database/connect.ts'
import { type QueueName, queues } from './queues.ts'

/** Where work is left that must not keep a request waiting. */
export type JobQueue = {
  /** Leaves a job behind when, and only when, the transaction is committed. */
  enqueue: (tx: Transaction, queue: QueueName, payload: object) => Promise<void>
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
    enqueue: async (tx, queue, payload) => {
      await boss.send(queue, payload, { db: within(tx) })
    },
    forgetMails: async (tx, address) => {
      // pg-boss finds jobs by what is in them only in the very letters.
      await tx.execute(sql`delete from pgboss.job where ${normalizeEmail(address)} in (
        lower(data -> 'to' ->> 'address'), lower(data -> 'replyTo' ->> 'address'), lower(data ->> 'email'))`)
    },
  }
}

/** The queue's own statements as part of a transaction, sent as they are: its adapter has the query builder write them again. */
function within({ connection }: Transaction) {
  const executeSql = (text: string, values?: unknown[]) => connection.query({ text, values })
  return { executeSql }
}
