import { canBeSentAgain } from '../../domain/payments/refund-state.ts'
import type { Transaction } from '../database/connect.ts'
import { refundQueue } from '../jobs/queues.ts'
import type { Shop } from '../shop.ts'
import type { RefundToMake } from './refund-payment.ts'
import { type RefundRow, resetRefund } from './refunds.ts'

/**
 * Has the gateway called once more for a locked refund that it refused, or whose answer was lost and that an
 * operator has not found in its portal. False if the refund is in another state.
 */
export async function repeatRefund(
  tx: Transaction,
  { jobs }: Pick<Shop, 'jobs'>,
  refund: RefundRow,
): Promise<boolean> {
  if (!canBeSentAgain(refund)) return false
  await resetRefund(tx, refund.id)
  const toMake: RefundToMake = { refundId: refund.id }
  await jobs.enqueue(tx, refundQueue.name, [toMake])
  return true
}
