import { shop } from './shop.ts'
import { dateTexts } from './texts/en/formats.ts'

const day = new Intl.DateTimeFormat(shop.locale, {
  timeZone: shop.timeZone,
  month: 'short',
  day: 'numeric',
})
const calendarDay = new Intl.DateTimeFormat(shop.locale, {
  timeZone: shop.timeZone,
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
})
const moment = new Intl.DateTimeFormat(shop.locale, {
  timeZone: shop.timeZone,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** "Nov 20", as the payment result shows it. */
export function shortDate(value: unknown): string {
  return formatted(day, value)
}

/** "Tuesday, December 1, 2026", as mails and orders show a promised day. */
export function fullDate(value: unknown): string {
  return formatted(calendarDay, value)
}

/** "Nov 20, 2026, 4:05 PM", as orders show it. */
export function dateAndTime(value: unknown): string {
  return formatted(moment, value)
}

function formatted(format: Intl.DateTimeFormat, value: unknown): string {
  if (value === undefined || value === null || value === '') return dateTexts.missing
  try {
    const date = new Date(String(value))
    return Number.isNaN(date.getTime()) ? dateTexts.invalid : format.format(date)
  } catch {
    // A value whose own conversion to text throws is the specification's third case.
    return dateTexts.error
  }
}
