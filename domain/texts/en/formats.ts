import type { CalendarMoment } from '../../dates.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const exact = new Intl.NumberFormat('en-LK', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const plain = new Intl.NumberFormat('en-LK', { maximumFractionDigits: 2 })
const conjunction = new Intl.ListFormat('en-LK')

/** How the language writes numbers and dates. Without `Intl` where browsers may not support the language. */
export const formats = {
  /** The language tag for `lang` and search engines. */
  locale: 'en-LK',
  currency: 'LKR',
  /** "1,234.50": with two decimals. */
  exactNumber: (number: number) => exact.format(number),
  /** "1,234.5": with two decimals at most. */
  plainNumber: (number: number) => plain.format(number),
  /** "#1, #2, and #3" */
  list: (items: readonly string[]) => conjunction.format(items),
  /** "Nov 20" */
  shortDate: ({ month, day }: CalendarMoment) => `${shortMonth(month)} ${day}`,
  /** "Tuesday, December 1, 2026" */
  fullDate: ({ year, month, day, weekday }: CalendarMoment) =>
    `${weekdays[weekday]}, ${months[month]} ${day}, ${year}`,
  /** "Nov 20, 2026, 4:05 PM" */
  dateAndTime: ({ year, month, day, hour, minute }: CalendarMoment) =>
    `${shortMonth(month)} ${day}, ${year}, ${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`,
  dateMissing: 'Date not available',
  dateInvalid: 'Invalid date',
  dateError: 'Date error',
}

function shortMonth(month: number): string | undefined {
  return months[month]?.slice(0, 3)
}
