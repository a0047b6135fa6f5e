import { vi } from 'vitest'

/**
 * Tries a check until it succeeds, and returns its result. It gives up late, for a machine with other work: a test
 * that passes does not wait for that.
 */
export function until<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 })
}
