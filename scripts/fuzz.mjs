// `npm run fuzz`: sends the API requests changed at random, other ones each time. `npm run fuzz -- 5000 7` sends 5,000 for
// each call, and the same again as another time with the seed 7.
import { randomInt } from 'node:crypto'
import { installIfNeeded } from './install.mjs'
import { runNode, tool } from './run.mjs'

const [requests = '500', seed = String(randomInt(2 ** 31))] = process.argv.slice(2)
process.stdout.write(`${requests} requests for each call, seed ${seed}\n`)
await installIfNeeded()
const env = { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed }
process.exit(await runNode([tool('vitest'), 'run', 'server/http/fuzz.test.ts'], { env }))
