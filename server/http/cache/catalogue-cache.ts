import { LRUCache } from 'lru-cache'
import type { CatalogueNews } from './catalogue-news.ts'

type Moment = { stamp: number | undefined }
type Cached<Value> = Moment & { value: Value }
type Pending<Value> = Moment & { value: Promise<Value | undefined> }

type Options<Value extends object> = {
  catalogue: Pick<CatalogueNews, 'stamp'>
  now: () => Date
  /** The most that all values, and that one value may take, in the unit of `sizeOf`. */
  maxSize: number
  maxEntrySize: number
  sizeOf: (value: Value) => number
}

/** What was made from the catalogue, for as long as the catalogue does not change. */
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
      // What is asked for only once would otherwise stay until it is evicted.
      ttlAutopurge: true,
    })
  }

  find(key: string): Value | undefined {
    const found = this.#cached.get(key)
    return found && this.#isCurrent(found) ? found.value : undefined
  }

  /** What another request is making at this moment; undefined also when that fails. */
  pending(key: string): Promise<Value | undefined> | undefined {
    const found = this.#pending.get(key)
    return found && this.#isCurrent(found) ? found.value : undefined
  }

  /** Makes a value and caches it for at most these seconds; undefined is not cached. */
  async make(
    key: string,
    seconds: number,
    produce: () => Promise<Value | undefined>,
  ): Promise<Value | undefined> {
    // Taken at the beginning: a change while it is being made may or may not be in it.
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
