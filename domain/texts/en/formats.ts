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

/**
 * How the language writes numbers and dates. Without `Intl`, which may not know the language, and whose first
 * formatter takes a slow phone 50 to 100 ms.
 */
export const formats = {
  /** The language tag for `lang` and search engines. */
  locale: 'en-LK',
  currency: 'LKR',
  /** What stands between thousands, and before cents. */
  thousands: ',',
  decimals: '.',
  /** "#1, #2, and #3" */
  list: (items: readonly string[]) => new Intl.ListFormat('en-LK').format(items),
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
