import { shop } from '../../domain/shop.ts'

const day = { timeZone: shop.timeZone, weekday: 'short', month: 'short', day: 'numeric' } as const
const dayOfWeek = new Intl.DateTimeFormat(shop.locale, day)
const moment = new Intl.DateTimeFormat(shop.locale, { ...day, hour: 'numeric', minute: '2-digit' })

/** "Fri, Nov 20". */
export function weekday(date: string): string {
  return dayOfWeek.format(new Date(date))
}

/** "Fri, Nov 20, 4:05 PM". A text that is no date stays as it is, because a URL may contain anything. */
export function dayAndTime(instant: string): string {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? instant : moment.format(date)
}
