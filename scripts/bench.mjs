// `npm run bench`: measures the built shop. Options are those of bench/main.ts.
import { buildIfNeeded } from './build.mjs'
import { installIfNeeded } from './install.mjs'
import { runNode } from './run.mjs'

await installIfNeeded()
await buildIfNeeded()
process.exitCode = await runNode(['bench/main.ts', ...process.argv.slice(2)])
