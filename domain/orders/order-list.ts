import { type Statuses, shownStatus } from './status.ts'

type Dated = { orderId: number; orderDate: string }

/** Newest first; at the same time the larger order number first. */
export function newestFirst<Order extends Dated>(orders: readonly Order[]): Order[] {
  return orders.toSorted((a, b) => momentOf(b) - momentOf(a) || b.orderId - a.orderId)
}

/** Unreadable dates count as the oldest. */
function momentOf({ orderDate }: Dated): number {
  // An answer may contain anything; `Date.parse` throws for some objects.
  return typeof orderDate === 'string' ? Date.parse(orderDate) || 0 : 0
}

export const orderFilters = ['All', 'PENDING', 'PAID', 'COMPLETED'] as const
export type OrderFilter = (typeof orderFilters)[number]

/** The filter in a URL, in any letter case; 'All' when there is none. */
export function orderFilterOf(text: string | null): OrderFilter {
  return orderFilters.find((filter) => filter.toLowerCase() === text?.toLowerCase()) ?? 'All'
}

export function passesFilter(order: Statuses, filter: OrderFilter): boolean {
  return filter === 'All' || shownStatus(order).toUpperCase() === filter
}
