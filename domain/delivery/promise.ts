import { dayInColombo, plusDays } from '../days.ts'
import { type Statuses, shownStatus } from '../orders/status.ts'
import { deliveryPromiseDays } from './terms.ts'

/**
 * The last day on which an order may arrive, as "2026-12-01", counted from a day in Colombo. That is
 * the day of the payment; until then it is today, so that an order that has been unpaid for weeks never
 * promises a day that has passed.
 */
export function promisedBy(day: Date): string {
  return dayInColombo(plusDays(day, deliveryPromiseDays))
}

/** The day that an order is promised for: of the time that was chosen for it, otherwise the last day on which it may arrive. */
export function promisedDay(
  { promisedTo, paidAt }: { promisedTo: Date | null; paidAt: Date | null },
  now: Date,
): string {
  return promisedTo ? dayInColombo(promisedTo) : promisedBy(paidAt ?? now)
}

/** What a status promises, in the words of the page, of orders that are delivered and of those that are collected. */
type Promises<Words> = Record<
  'delivered' | 'collected',
  Record<'PENDING' | 'PAID' | 'COMPLETED', Words>
>

type PromisedOrder = Statuses & {
  missing?: readonly unknown[] | undefined
  collectAt?: string | undefined
}

/** The words for the promised day of an order; undefined when no day is promised, as for missing goods. */
export function promiseOf<Words>(
  order: PromisedOrder,
  promises: Promises<Words>,
): Words | undefined {
  if (order.missing?.length) return undefined
  const all: Partial<Record<string, Words>> = promises[order.collectAt ? 'collected' : 'delivered']
  return all[shownStatus(order).toUpperCase()]
}
