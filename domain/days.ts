const dayMs = 24 * 60 * 60 * 1000

/** The same time of day that many days later, or earlier for a number below 0; Colombo's clocks never change. */
export function plusDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * dayMs)
}
