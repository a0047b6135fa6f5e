export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** So many minutes later, or earlier for a number below 0. */
export function plusMinutes(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * minuteMs)
}
