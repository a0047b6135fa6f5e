import { stockHoldMinutes } from '../limits.ts'

const minuteMs = 60_000
/** Enough for a payment page, and the least that any hold lasts. */
export const shortestHoldMinutes = 15
/** How far back an account's lapsed orders count. */
export const lapsesCountedHours = 24

/** An order holds its goods for an hour; each order that the account let lapse halves that. */
export function holdMinutes(lapses: number): number {
  return Math.max(shortestHoldMinutes, stockHoldMinutes / 2 ** lapses)
}

type NewHold = {
  at: Date
  /** Orders of the last day that the account let lapse, and has paid none since. */
  lapses: number
  /** When the holds end that this one takes over. */
  takenOver: readonly Date[]
}

/** When a new order stops holding its goods: never later than the holds that it takes over. */
export function holdEnd({ at, lapses, takenOver }: NewHold): Date {
  const running = takenOver.filter((end) => end > at)
  const own = at.getTime() + holdMinutes(lapses) * minuteMs
  return new Date(Math.min(own, ...running.map((end) => end.getTime())))
}

/**
 * When an order that is being paid again, and still holds its goods, stops holding them: it gets time for
 * the payment page, but within two hours of being placed.
 */
export function renewedHoldEnd(
  at: Date,
  { placedAt, heldUntil }: { placedAt: Date; heldUntil: Date },
): Date {
  const forPayment = at.getTime() + shortestHoldMinutes * minuteMs
  const latest = placedAt.getTime() + 2 * stockHoldMinutes * minuteMs
  return new Date(Math.max(heldUntil.getTime(), Math.min(forPayment, latest)))
}
