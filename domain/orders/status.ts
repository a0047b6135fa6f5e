import type { Texts } from '../texts/texts.ts'

export const orderStatuses = ['PENDING', 'PAID', 'COMPLETED', 'CANCELLED'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The times that an order stores; its statuses follow from them. */
export type OrderMoments = {
  paidAt: Date | null
  completedAt: Date | null
  cancelledAt: Date | null
}

/** Payment makes an order PAID; fulfilment completes both statuses. */
export function paymentStatusOf(order: OrderMoments): OrderStatus {
  if (order.cancelledAt) return 'CANCELLED'
  if (order.completedAt) return 'COMPLETED'
  return order.paidAt ? 'PAID' : 'PENDING'
}

export function orderStatusOf(order: OrderMoments): OrderStatus {
  if (order.cancelledAt) return 'CANCELLED'
  return order.completedAt ? 'COMPLETED' : 'PENDING'
}

export function canBePaid(order: OrderMoments): boolean {
  return paymentStatusOf(order) === 'PENDING'
}

/** The API's fields for an order's state. */
export type Statuses = {
  paymentStatus?: string | null
  orderStatus?: string | null
  /** It is not paid and has missed the delivery that it was added to. */
  deliveryGone?: boolean | undefined
}

/** The status that a customer sees: the payment status, otherwise the order status; of one that can no longer come, that it is cancelled. */
export function shownStatus(order: Statuses): string {
  if (order.deliveryGone) return 'CANCELLED'
  return order.paymentStatus || order.orderStatus || 'Unknown'
}

/** A status as the customer reads it; one without a label stays as it is. */
export function statusLabel(status: string, { statuses }: Texts['orderTexts']): string {
  const labels: Readonly<Record<string, string>> = statuses
  return labels[status.toUpperCase()] ?? status
}

/** Whether the customer is offered to pay the order. */
export function isToPay(order: Statuses): boolean {
  return isOneOf(order, ['PENDING'])
}

/** Whether the order is still to arrive, so that lists show the promised day. */
export function isUnderWay(order: Statuses): boolean {
  return isOneOf(order, ['PENDING', 'PAID'])
}

/** Whether the order was cancelled, so that no time is promised for it any more. */
export function isCancelled(order: Statuses): boolean {
  return isOneOf(order, ['CANCELLED'])
}

/** Whether the order counts as money spent. */
export function isPaidFor(order: Statuses): boolean {
  return isOneOf(order, ['PAID', 'COMPLETED'])
}

function isOneOf(order: Statuses, statuses: readonly string[]): boolean {
  return statuses.includes(shownStatus(order).toUpperCase())
}
