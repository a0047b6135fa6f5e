import { hash, timingSafeEqual } from 'node:crypto'

/** Compares a text that was given with one that is secret, in a time that does not show where or how they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(given), digest(expected))
}
