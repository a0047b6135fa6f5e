import type { Logger } from 'pino'

type Closer = {
  name: string
  close: () => Promise<unknown>
  /** How long closing may take before the shop goes on to the next part. */
  limitSeconds: number
}

/** The open parts of the shop, which are closed in reverse order. */
export class Closers {
  readonly #closers: Closer[] = []

  add(name: string, close: Closer['close'], limitSeconds = 15): void {
    this.#closers.push({ name, close, limitSeconds })
  }

  async closeAll(log: Logger): Promise<void> {
    for (const { name, close, limitSeconds } of this.#closers.reverse()) {
      try {
        await within(limitSeconds, close())
      } catch (error) {
        log.error({ err: error }, `Closing ${name} failed`)
      }
    }
  }
}

async function within(seconds: number, work: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`not done in ${seconds} s`)), seconds * 1_000)
  await Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
