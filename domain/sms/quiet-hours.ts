import { dayInColombo, momentInColombo, plusDays } from '../days.ts'

/** Hours in Colombo in which nobody is sent a text message; the same hour twice: there are none. */
export type QuietHours = { from: number; until: number }

/** When a message that is written now may be sent: now, or at the end of the quiet hours. */
export function sendableAt(now: Date, { from, until }: QuietHours): Date {
  if (from === until) return now
  const hourOf = (hour: number, days = 0) =>
    momentInColombo(dayInColombo(plusDays(now, days)), hour * 60)
  const starts = hourOf(from)
  const ends = hourOf(until)
  if (from < until) return now >= starts && now < ends ? ends : now
  // They last over midnight.
  if (now < ends) return ends
  return now >= starts ? hourOf(until, 1) : now
}
