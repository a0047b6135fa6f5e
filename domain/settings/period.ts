/** Days as a calendar writes them, the first and the last included. An empty one is open. */
export type Period = { from: string; until: string }

export const always: Period = { from: '', until: '' }

/** False if it would end before it begins. */
export function isInOrder({ from, until }: Period): boolean {
  return from === '' || until === '' || from <= until
}

export function isWithin({ from, until }: Period, day: string): boolean {
  return from <= day && (until === '' || day <= until)
}
