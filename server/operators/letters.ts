import { randomBytes } from 'node:crypto'

/** Without l, o, 0 and 1, which look alike. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Random letters to be typed in, in groups of five with 25 bits each: 'k7mfx-2qw9d'. */
export function makeLetters(groups: number): string {
  const group = () => Array.from(randomBytes(5), (byte) => alphabet[byte % 32]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** What somebody has typed, without regard to case, spaces and dashes. */
export function lettersOf(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/g, '')
}
