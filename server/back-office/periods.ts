import { shop } from '../../domain/shop.ts'

/** From a time (inclusive) to another (exclusive). */
export type Span = { from: Date; before: Date }

export const periodNames = ['TODAY', 'WEEK', 'MONTH'] as const
export type PeriodName = (typeof periodNames)[number]

export type Period = {
  /** From its start until now. */
  current: Span
  /** The previous period up to the same point in it, for a fair comparison. */
  earlier: Span
  /** The whole previous period. */
  earlierWhole: Span
}

const lengths = {
  TODAY: { days: 1 },
  WEEK: { weeks: 1 },
  MONTH: { months: 1 },
} as const

/**
 * This day, week or month and the previous one, in the shop's time zone; weeks begin on Monday. A previous
 * month that is shorter than the part of this month that has passed is compared as a whole.
 */
export function periodAt(name: PeriodName, now: Date): Period {
  const moment = zoned(now)
  const from = beginning(name, moment)
  const earlierFrom = from.subtract(lengths[name])
  const same = earlierFrom.add(from.until(moment, { largestUnit: 'days' }))
  const earlierBefore = Temporal.ZonedDateTime.compare(same, from) < 0 ? same : from
  return {
    current: span(from, moment),
    earlier: span(earlierFrom, earlierBefore),
    earlierWhole: span(earlierFrom, from),
  }
}

/** The last days in the shop's time zone, including today until now. */
export function lastDays(count: number, now: Date): (Span & { date: string })[] {
  const moment = zoned(now)
  const today = moment.startOfDay()
  return Array.from({ length: count }, (_, index) => {
    const from = today.subtract({ days: count - 1 - index })
    const end = from.add({ days: 1 })
    const before = Temporal.ZonedDateTime.compare(end, moment) < 0 ? end : moment
    return { date: from.toPlainDate().toString(), ...span(from, before) }
  })
}

function zoned(now: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(shop.timeZone)
}

function beginning(name: PeriodName, moment: Temporal.ZonedDateTime) {
  const today = moment.startOfDay()
  if (name === 'WEEK') return today.subtract({ days: today.dayOfWeek - 1 })
  return name === 'MONTH' ? today.with({ day: 1 }) : today
}

function span(from: Temporal.ZonedDateTime, before: Temporal.ZonedDateTime): Span {
  return { from: new Date(from.epochMilliseconds), before: new Date(before.epochMilliseconds) }
}
