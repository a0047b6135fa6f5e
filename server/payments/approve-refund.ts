import type { Transaction } from '../database/connect.ts'
import { refundQueue } from '../jobs/queues.ts'
import type { Shop } from '../shop.ts'
import type { RefundToMake } from './refund-payment.ts'
import { endWaiting, type RefundRow } from './refunds.ts'

/** Lets a locked refund go on that a second operator has agreed to. */
export async function approveRefund(
  tx: Transaction,
  { jobs }: Pick<Shop, 'jobs'>,
  refund: RefundRow,
): Promise<void> {
  await endWaiting(tx, refund.id)
  const toMake: RefundToMake = { refundId: refund.id }
  if (refund.way === 'GATEWAY') await jobs.enqueue(tx, refundQueue.name, [toMake])
}
