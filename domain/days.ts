import { shop } from './shop.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The same time of day a number of days later, or earlier for a number below 0. Colombo has no daylight saving time. */
export function plusDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * dayMs)
}

// This locale writes dates as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: shop.timeZone })

/** The day in the shop's time zone, as "2026-12-01". */
export function dayInColombo(at: Date): string {
  return isoDay.format(at)
}
