import type { Logger } from 'pino'

type Closer = { name: string; close: () => Promise<unknown> }

/** How long a part may take to close before the shop goes on without it. */
const limitMilliseconds = 60_000

/** The parts of the shop that are open, to be closed from the last one to the first. */
export class Closers {
  readonly #closers: Closer[] = []

  add(name: string, close: Closer['close']): void {
    this.#closers.push({ name, close })
  }

  async closeAll(log: Logger): Promise<void> {
    for (const { name, close } of this.#closers.reverse()) {
      try {
        await within(limitMilliseconds, close())
      } catch (error) {
        log.error({ err: error }, `Closing ${name} failed`)
      }
    }
  }
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`not done in ${milliseconds} ms`)), milliseconds)
  await Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
