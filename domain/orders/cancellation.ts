import type { OrderMoments } from './status.ts'

/** Whether it is still early enough for customers to cancel the order themselves: it has not left the store. */
export function isEarlyEnoughToCancel({ completedAt, cancelledAt }: OrderMoments): boolean {
  return !completedAt && !cancelledAt
}
