import { shop } from './shop.ts'
import type { Texts } from './texts/texts.ts'

/** A date and time in the shop's time zone. Months and weekdays count from 0: January and Sunday. */
export type CalendarMoment = Record<
  'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute',
  number
>

type Formats = Texts['formats']

/** "Nov 20" in English, as the payment result shows it. */
export function shortDate(value: unknown, formats: Formats): string {
  return formatted(value, formats, formats.shortDate)
}

/** "Tuesday, December 1, 2026" in English, as mails and orders show a promised day. */
export function fullDate(value: unknown, formats: Formats): string {
  return formatted(value, formats, formats.fullDate)
}

/** "Nov 20, 2026, 4:05 PM" in English, as orders show it. */
export function dateAndTime(value: unknown, formats: Formats): string {
  return formatted(value, formats, formats.dateAndTime)
}

function formatted(
  value: unknown,
  formats: Formats,
  written: (moment: CalendarMoment) => string,
): string {
  if (value === undefined || value === null || value === '') return formats.dateMissing
  try {
    const date = new Date(String(value))
    return Number.isNaN(date.getTime()) ? formats.dateInvalid : written(inShop(date))
  } catch {
    // The specification's third case is a value whose conversion to a string throws.
    return formats.dateError
  }
}

/** The time of day in Colombo, as a language writes it. */
export function timeOfDay(at: Date | string, written: (moment: CalendarMoment) => string): string {
  return written(inShop(new Date(at)))
}

let clock: Intl.DateTimeFormat | undefined

function inShop(date: Date): CalendarMoment {
  // Not before a page shows a date: it takes a slow phone some 20 ms.
  clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: shop.timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  const parts = clock.formatToParts(date)
  const read = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value)
  const [year, month, day] = [read('year'), read('month') - 1, read('day')]
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay()
  return { year, month, day, weekday, hour: read('hour'), minute: read('minute') }
}
