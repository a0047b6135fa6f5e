/** What a clock and a wait are, so that tests need not wait. */
export type Clock = { now: () => number; pause: (milliseconds: number) => Promise<void> }

type Pace = { most: number; withinMs: number; longestWaitMs: number }

/**
 * Lets at most so many calls begin within any such span; further ones wait for their turn. Answers
 * false, at once, when that would take too long.
 */
export function keepPace({ most, withinMs, longestWaitMs }: Pace, { now, pause }: Clock) {
  const starts: number[] = []
  return async (): Promise<boolean> => {
    const at = now()
    const oldest = starts.length < most ? undefined : starts[0]
    const turn = Math.max(at, (oldest ?? Number.NEGATIVE_INFINITY) + withinMs)
    if (turn - at > longestWaitMs) return false
    starts.push(turn)
    if (starts.length > most) starts.shift()
    if (turn > at) await pause(turn - at)
    return true
  }
}
