import { minuteMs } from '../time.ts'

/** Enough for a payment page, and the least that any hold lasts. */
export const shortestHoldMinutes = 15
/** How far back an account's lapsed orders count. */
export const lapsesCountedHours = 24

/** An order holds its goods for the usual time; each order that the account let lapse halves that. */
function holdMinutes(usualMinutes: number, lapses: number): number {
  return Math.max(shortestHoldMinutes, usualMinutes / 2 ** lapses)
}

type NewHold = {
  at: Date
  /** What the shop has set: an hour, unless somebody has changed it. */
  usualMinutes: number
  /** Orders of the last day that the account let lapse, and has paid none since. */
  lapses: number
  /** When the holds end that this one takes over. */
  takenOver: readonly Date[]
}

/** When a new order stops holding its goods: never later than the holds that it takes over. */
export function holdEnd({ at, usualMinutes, lapses, takenOver }: NewHold): Date {
  const running = takenOver.filter((end) => end > at)
  const own = at.getTime() + holdMinutes(usualMinutes, lapses) * minuteMs
  return new Date(Math.min(own, ...running.map((end) => end.getTime())))
}

/**
 * When an order that is being paid again, and still holds its goods, stops holding them: it gets time for
 * the payment page, but within twice the usual time of being placed.
 */
export function renewedHoldEnd(
  at: Date,
  { usualMinutes, placedAt, heldUntil }: { usualMinutes: number; placedAt: Date; heldUntil: Date },
): Date {
  const forPayment = at.getTime() + shortestHoldMinutes * minuteMs
  const latest = placedAt.getTime() + 2 * usualMinutes * minuteMs
  return new Date(Math.max(heldUntil.getTime(), Math.min(forPayment, latest)))
}
