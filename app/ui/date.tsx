import { dateAndTime, shortDate } from '../../domain/dates.ts'

/** The one way the shop shows a date: with its time, or only its short month and day. */
export function ShopDate({ value, short = false }: { value: unknown; short?: boolean }) {
  const text = short ? shortDate(value) : dateAndTime(value)
  return typeof value === 'string' ? <time dateTime={value}>{text}</time> : <span>{text}</span>
}
