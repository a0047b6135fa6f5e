/** Minutes after midnight as a field of type "time" has them: "09:30". */
export function clockOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

/** "09:30" in minutes after midnight. Midnight at the end of a day is 00:00. */
export function minutesOf(clock: string, isEnd = false): number {
  const [hours = 0, rest = 0] = clock.split(':').map(Number)
  const minutes = hours * 60 + rest
  return isEnd && minutes === 0 ? 24 * 60 : minutes
}
