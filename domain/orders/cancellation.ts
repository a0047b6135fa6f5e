import type { OrderMoments } from './status.ts'

type Progress = OrderMoments & {
  /** Somebody has begun to pick it; what is in a box already stays there. */
  isPickingStarted: boolean
}

/** Whether it is still early enough for customers to cancel the order themselves. */
export function isEarlyEnoughToCancel(order: Progress): boolean {
  return !order.completedAt && !order.cancelledAt && !order.isPickingStarted
}
