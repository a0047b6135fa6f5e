import { hash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { leastSearchers } from '../../domain/limits.ts'
import { dayMs } from '../../domain/time.ts'

const mostTerms = 1000
const mostOfOneTerm = 100
/**
 * Counts how many visitors have searched for a term within a day. Who they were is never stored: only this process knows
 * the key of the hashes, and forgets them with it.
 */
export class Searchers {
  readonly #key = randomBytes(16).toString('hex')
  readonly #ofTerm: LRUCache<string, Set<string>>

  constructor(now: () => Date) {
    this.#ofTerm = new LRUCache({
      max: mostTerms,
      ttl: dayMs,
      noUpdateTTL: true,
      // Otherwise a term that nobody searches for again would be remembered until others displace it.
      ttlAutopurge: true,
      perf: { now: () => now().getTime() },
      ttlResolution: 0,
    })
  }

  /** The visitors that are to be counted now: none for one who is counted already, and none until there are enough. */
  note(term: string, client: string): number {
    const visitors = this.#ofTerm.get(term) ?? new Set()
    const visitor = hash('sha256', this.#key + client)
    if (visitors.has(visitor) || visitors.size >= mostOfOneTerm) return 0
    visitors.add(visitor)
    this.#ofTerm.set(term, visitors)
    if (visitors.size < leastSearchers) return 0
    return visitors.size === leastSearchers ? leastSearchers : 1
  }
}
