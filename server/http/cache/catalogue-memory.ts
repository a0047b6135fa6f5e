import { LRUCache } from 'lru-cache'
import type { CatalogueNews } from './catalogue-news.ts'

type Moment = { stamp: number | undefined }
type Remembered<Value> = Moment & { value: Value }
type UnderWay<Value> = Moment & { value: Promise<Value | undefined> }

type Options<Value extends object> = {
  catalogue: Pick<CatalogueNews, 'stamp'>
  now: () => Date
  /** What all values together and each by itself may come to, in whatever `sizeOf` counts. */
  most: number
  mostOfOne: number
  sizeOf: (value: Value) => number
}

/** What was made from the catalogue, for as long as the catalogue stays as it was. */
export class CatalogueMemory<Value extends object> {
  readonly #options: Options<Value>
  readonly #remembered: LRUCache<string, Remembered<Value>>
  readonly #underWay = new Map<string, UnderWay<Value>>()

  constructor(options: Options<Value>) {
    this.#options = options
    this.#remembered = new LRUCache({
      maxSize: options.most,
      maxEntrySize: options.mostOfOne,
      sizeCalculation: ({ value }) => options.sizeOf(value),
      perf: { now: () => options.now().getTime() },
      ttlResolution: 0,
      // What is asked for once only would else stay until there is no room left.
      ttlAutopurge: true,
    })
  }

  find(key: string): Value | undefined {
    const found = this.#remembered.get(key)
    return found && this.#isOfToday(found) ? found.value : undefined
  }

  /** What somebody else is making at this moment; nothing may come of it. */
  underWay(key: string): Promise<Value | undefined> | undefined {
    const found = this.#underWay.get(key)
    return found && this.#isOfToday(found) ? found.value : undefined
  }

  /** Makes it, and keeps it for so many seconds at most; nothing is kept of undefined. */
  async make(
    key: string,
    seconds: number,
    produce: () => Promise<Value | undefined>,
  ): Promise<Value | undefined> {
    // Of the beginning: what changes meanwhile may or may not be in it.
    const start = this.#options.now().getTime()
    const { stamp } = this.#options.catalogue
    const produced = produce()
    const own = { stamp, value: produced.catch(() => undefined) }
    this.#underWay.set(key, own)
    try {
      const value = await produced
      if (value) this.#remembered.set(key, { stamp, value }, { ttl: seconds * 1000, start })
      return value
    } finally {
      if (this.#underWay.get(key) === own) this.#underWay.delete(key)
    }
  }

  #isOfToday({ stamp }: Moment): boolean {
    return stamp !== undefined && stamp === this.#options.catalogue.stamp
  }
}
