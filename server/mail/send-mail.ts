import type { Transaction } from '../database/connect.ts'
import { mailQueue } from '../jobs/queues.ts'
import type { Shop } from '../shop.ts'
import type { AddressedLetter } from './mail.ts'

/**
 * Sends a letter when, and only when, the transaction that causes it is committed. It takes on the
 * shop's look and is handed to the mail server in a job, as often as it takes, not while a customer
 * waits.
 */
export async function sendMail(
  tx: Transaction,
  { jobs }: Pick<Shop, 'jobs'>,
  addressed: AddressedLetter,
) {
  await jobs.enqueue(tx, mailQueue.name, addressed)
}
