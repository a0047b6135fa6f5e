import { shop } from './shop.ts'
import { dayMs, minuteMs } from './time.ts'

let isoDay: Intl.DateTimeFormat | undefined

/** Colombo's distance to UTC, which is the same all year. */
const utcOffset = '+05:30'

/** The same time of day a number of days later, or earlier for a number below 0. Colombo has no daylight saving time. */
export function plusDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * dayMs)
}

/** The day in Colombo, as "2026-12-01". */
export function dayInColombo(at: Date): string {
  // This locale writes dates as ISO 8601 does.
  isoDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: shop.timeZone })
  return isoDay.format(at)
}

/** A time in Colombo, in minutes after midnight of a day. */
export function momentInColombo(day: string, minutes: number): Date {
  return new Date(Date.parse(`${day}T00:00:00${utcOffset}`) + minutes * minuteMs)
}

/** 0 for Sunday, as `Date` counts. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
