import { LRUCache } from 'lru-cache'
import type { CatalogueNews } from './catalogue-news.ts'

type Moment = { stamp: number | undefined }
type Cached<Value> = Moment & { value: Value; madeAt: number; freshUntil: number }
type Pending<Value> = Moment & { value: Promise<Value | undefined> }

export type Lifetime = {
  /** A value is returned for this many seconds at most. */
  freshSeconds: number
  /** From then on it is kept this much longer, for when no new one can be made. */
  keptSeconds?: number
}

type Options<Value extends object> = {
  catalogue: Pick<CatalogueNews, 'stamp' | 'lastStamp'>
  now: () => Date
  /** The limits for all values and for one value, in the unit of `sizeOf`. */
  maxSize: number
  maxEntrySize: number
  sizeOf: (value: Value) => number
}

/** Caches values made from the catalogue until the catalogue changes. */
export class CatalogueCache<Value extends object> {
  readonly #options: Options<Value>
  readonly #cached: LRUCache<string, Cached<Value>>
  readonly #pending = new Map<string, Pending<Value>>()

  constructor(options: Options<Value>) {
    this.#options = options
    this.#cached = new LRUCache({
      maxSize: options.maxSize,
      maxEntrySize: options.maxEntrySize,
      sizeCalculation: ({ value }) => options.sizeOf(value),
      perf: { now: () => options.now().getTime() },
      ttlResolution: 0,
      // Otherwise an expired value that is never requested again would stay until it is evicted.
      ttlAutopurge: true,
    })
  }

  find(key: string): Value | undefined {
    const found = this.#cached.get(key)
    return found && this.#isCurrent(found) && this.#now() < found.freshUntil
      ? found.value
      : undefined
  }

  /** A value that may be out of date, but was right when the catalogue was last heard of. */
  findKept(key: string): { value: Value; ageSeconds: number } | undefined {
    const found = this.#cached.get(key)
    if (found?.stamp !== this.#options.catalogue.lastStamp) return undefined
    return { value: found.value, ageSeconds: Math.floor((this.#now() - found.madeAt) / 1000) }
  }

  /** The value that another request is making now; resolves to undefined if that fails. */
  pending(key: string): Promise<Value | undefined> | undefined {
    const found = this.#pending.get(key)
    return found && this.#isCurrent(found) ? found.value : undefined
  }

  /** Makes a value and caches it; undefined is not cached. */
  async make(
    key: string,
    { freshSeconds, keptSeconds = 0 }: Lifetime,
    produce: () => Promise<Value | undefined>,
  ): Promise<Value | undefined> {
    // The stamp is read before the value is made: a change in between may or may not be in the value.
    const madeAt = this.#now()
    const { stamp } = this.#options.catalogue
    const produced = produce()
    const own = { stamp, value: produced.catch(() => undefined) }
    this.#pending.set(key, own)
    try {
      const value = await produced
      // What is made while no notifications arrive would displace what is kept.
      if (value && stamp !== undefined) {
        const freshUntil = madeAt + freshSeconds * 1000
        const ttl = (freshSeconds + keptSeconds) * 1000
        this.#cached.set(key, { stamp, value, madeAt, freshUntil }, { ttl, start: madeAt })
      }
      return value
    } finally {
      if (this.#pending.get(key) === own) this.#pending.delete(key)
    }
  }

  #now(): number {
    return this.#options.now().getTime()
  }

  #isCurrent({ stamp }: Moment): boolean {
    return stamp !== undefined && stamp === this.#options.catalogue.stamp
  }
}
