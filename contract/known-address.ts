/** What a route reads of a parameter: its first value, all of them, or only these values. */
type Reading = 'first' | 'all' | readonly string[]

/** The parameters that a route knows, by name. Nothing else in a query changes its response. */
export type KnownParameters = Readonly<Record<string, Reading>>

/** Path and query, exactly as sent. */
export function sentAddress(url: string): string {
  return url.slice(url.indexOf('/', 'https://'.length))
}

/**
 * The address without the parameters that the route does not know, and with the others in one order: what leads to the same
 * response has the same address.
 */
export function knownAddress(sent: string, known: KnownParameters): string {
  const start = sent.indexOf('?')
  if (start === -1) return sent
  const given = new URLSearchParams(sent.slice(start))
  const kept = new URLSearchParams()
  for (const [name, reading] of Object.entries(known)) {
    for (const value of valuesOf(given.getAll(name), reading)) kept.append(name, value)
  }
  const path = sent.slice(0, start)
  return kept.size === 0 ? path : `${path}?${kept}`
}

function valuesOf(given: string[], reading: Reading): string[] {
  if (reading === 'all') return given
  const first = given.slice(0, 1)
  return reading === 'first' ? first : first.filter((value) => reading.includes(value))
}
