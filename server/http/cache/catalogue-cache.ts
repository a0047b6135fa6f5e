import { LRUCache } from 'lru-cache'
import type { CatalogueNews } from './catalogue-news.ts'

type Moment = { stamp: number | undefined }
type Cached<Value> = Moment & { value: Value }
type Pending<Value> = Moment & { value: Promise<Value | undefined> }

type Options<Value extends object> = {
  catalogue: Pick<CatalogueNews, 'stamp'>
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
    return found && this.#isCurrent(found) ? found.value : undefined
  }

  /** The value that another request is making now; resolves to undefined if that fails. */
  pending(key: string): Promise<Value | undefined> | undefined {
    const found = this.#pending.get(key)
    return found && this.#isCurrent(found) ? found.value : undefined
  }

  /** Makes a value and caches it for at most this many seconds; undefined is not cached. */
  async make(
    key: string,
    seconds: number,
    produce: () => Promise<Value | undefined>,
  ): Promise<Value | undefined> {
    // The stamp is read before the value is made: a change in between may or may not be in the value.
    const start = this.#options.now().getTime()
    const { stamp } = this.#options.catalogue
    const produced = produce()
    const own = { stamp, value: produced.catch(() => undefined) }
    this.#pending.set(key, own)
    try {
      const value = await produced
      if (value) this.#cached.set(key, { stamp, value }, { ttl: seconds * 1000, start })
      return value
    } finally {
      if (this.#pending.get(key) === own) this.#pending.delete(key)
    }
  }

  #isCurrent({ stamp }: Moment): boolean {
    return stamp !== undefined && stamp === this.#options.catalogue.stamp
  }
}
