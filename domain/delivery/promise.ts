import { plusDays } from '../days.ts'
import { type Statuses, shownStatus } from '../orders/status.ts'
import { shop } from '../shop.ts'
import { deliveryPromiseDays } from './terms.ts'

// The one locale that writes dates as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: shop.timeZone })

/**
 * The last day on which an order may arrive, as "2026-12-01", counted from a day in Colombo. That is
 * the day of the payment; until then it is today, so that an order which lay unpaid for weeks never
 * promises a day that has passed.
 */
export function promisedBy(day: Date): string {
  return isoDay.format(plusDays(day, deliveryPromiseDays))
}

const labels: Partial<Record<string, string>> = {
  PENDING: 'Pay today, with you by',
  PAID: 'With you by',
  COMPLETED: 'Promised by',
}

/** What stands before the promised day of an order; nothing when none is promised any more. */
export function promiseLabel(order: Statuses): string | undefined {
  return labels[shownStatus(order).toUpperCase()]
}
