import type { Network } from '../network.ts'

type Pace = { most: number; withinMs: number; longestWaitMs: number }

/**
 * Lets at most `most` calls begin within any `withinMs`; further calls wait for their turn. Returns
 * false immediately if a call would wait longer than `longestWaitMs`.
 */
export function keepPace(
  { most, withinMs, longestWaitMs }: Pace,
  { now, pause }: Pick<Network, 'now' | 'pause'>,
) {
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
