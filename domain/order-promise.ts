import { deliveryPromiseDays } from './limits.ts'
import { shop } from './shop.ts'

const dayMs = 24 * 60 * 60 * 1000

// The one locale that writes dates as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: shop.timeZone })

/**
 * The last day on which an order may arrive, as "2026-12-01": ten days after the day on which it
 * was placed in Colombo, whose clocks never change.
 */
export function promisedBy(placedAt: Date): string {
  return isoDay.format(placedAt.getTime() + deliveryPromiseDays * dayMs)
}
