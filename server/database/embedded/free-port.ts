import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A free port of this machine, below the range that operating systems use for outgoing connections,
 * so that none of those takes it while PostgreSQL restarts.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000)
    if (await isFree(port)) return port
  }
}

/** Whether no program of this machine listens on the port. */
export function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const probe = createServer()
  probe.once('error', () => resolve(false))
  probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  return promise
}
