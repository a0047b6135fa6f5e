import { randomInt } from 'node:crypto'
import { isFree } from '../database/embedded/free-port.ts'

const portsOfWorker = 1_000
/** Below those among which shops look for one for their PostgreSQL, and other ones for each worker. */
const first = 10_000 + Number(process.env.VITEST_POOL_ID) * portsOfWorker
// Another run of the tests on this machine is hardly at the same.
let next = randomInt(portsOfWorker)

/** A port that no other test takes, not even while what listens on it is being started again. */
export async function findTestPort(): Promise<number> {
  for (;;) {
    const port = first + (next++ % portsOfWorker)
    if (await isFree(port)) return port
  }
}
