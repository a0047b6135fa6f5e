import { randomInt } from 'node:crypto'
import { isFree } from '../database/embedded/free-port.ts'

const portsOfWorker = 1_000
/** Each worker has its own ports, all below the range that shops use for their PostgreSQL. */
const first = 10_000 + Number(process.env.VITEST_POOL_ID) * portsOfWorker
// A random start, since another test run on this machine may use the same range.
let next = randomInt(portsOfWorker)

/** A port that no other test takes, not even while the process that listens on it restarts. */
export async function findTestPort(): Promise<number> {
  for (;;) {
    const port = first + (next++ % portsOfWorker)
    if (await isFree(port)) return port
  }
}
