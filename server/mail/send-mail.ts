import type { Transaction } from '../database/connect.ts'
import { mailQueue } from '../jobs/queues.ts'
import type { Shop } from '../shop.ts'
import type { AddressedLetter } from './mail.ts'

/**
 * Sends a letter when, and only when, the transaction that causes it is committed. It takes on the
 * shop's look and is handed to the mail server in a job, as often as it takes, not while a customer
 * waits.
 */
export function sendMail(
  tx: Transaction,
  shop: Pick<Shop, 'jobs'>,
  addressed: AddressedLetter,
): Promise<void> {
  return sendMails(tx, shop, [addressed])
}

/** The same for several letters, with one statement. */
export async function sendMails(
  tx: Transaction,
  { jobs }: Pick<Shop, 'jobs'>,
  addressed: readonly AddressedLetter[],
): Promise<void> {
  await jobs.enqueue(tx, mailQueue.name, addressed)
}
