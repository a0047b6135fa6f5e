import type { Transaction } from '../database/connect.ts'
import { mailQueue } from '../jobs/queues.ts'
import type { Shop } from '../shop.ts'
import type { Mail } from './mail.ts'

/**
 * Sends a mail when, and only when, the transaction that causes it is committed. The mail server is
 * not asked here: a job hands the mail over, as often as it takes.
 */
export async function sendMail(tx: Transaction, { jobs }: Pick<Shop, 'jobs'>, mail: Mail) {
  await jobs.enqueue(tx, mailQueue.name, mail)
}
