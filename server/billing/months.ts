import { momentInColombo } from '../../domain/days.ts'
import type { Span } from '../back-office/periods.ts'

/** The days of a month like "2026-11" in Colombo, each from midnight to midnight. */
export function daysOf(month: string): Span[] {
  const { daysInMonth, ...rest } = readMonth(month)
  return Array.from({ length: daysInMonth }, (_, index) => rest.spanFrom(index + 1, { days: 1 }))
}

/** A month like "2026-11" in Colombo. */
export function spanOf(month: string): Span {
  return readMonth(month).spanFrom(1, { months: 1 })
}

function readMonth(text: string) {
  const month = Temporal.PlainYearMonth.from(text)
  const midnight = (day: Temporal.PlainDate) => momentInColombo(day.toString(), 0)
  return {
    daysInMonth: month.daysInMonth,
    spanFrom: (day: number, length: { days: number } | { months: number }): Span => {
      const first = month.toPlainDate({ day })
      return { from: midnight(first), before: midnight(first.add(length)) }
    },
  }
}
