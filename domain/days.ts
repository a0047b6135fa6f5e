const dayMs = 24 * 60 * 60 * 1000

/** The same time of day a number of days later, or earlier for a number below 0. Colombo has no daylight saving time. */
export function plusDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * dayMs)
}
