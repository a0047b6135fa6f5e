// `npm test`: runs every check of the shop, from a fresh clone, until the first failure.
import { join } from 'node:path'
import { buildIfNeeded } from './build.mjs'
import { requireChromium } from './chromium.mjs'
import { installIfNeeded, runNpm } from './install.mjs'
import { requireNginx } from './nginx.mjs'
import { exitUnlessZero, root, runNode, tool } from './run.mjs'

await installIfNeeded()
const CHROMIUM_PATH = await requireChromium()
await requireNginx()
// The tests start dozens of shops, and half of a start is compiling packages.
const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/node')
const env = { ...process.env, CHROMIUM_PATH, NODE_COMPILE_CACHE }

// The tests that start and kill whole shops need the built one. Each of the two keeps one core busy.
const [checked] = await Promise.all([runNpm(['run', '--silent', 'check']), buildIfNeeded()])
exitUnlessZero(checked)
exitUnlessZero(await runNode([tool('vitest'), 'run'], { env }))
exitUnlessZero(await runNode([tool('playwright'), 'test'], { env }))
