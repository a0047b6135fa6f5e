// `npm test`: runs every check of the shop, from a fresh clone, until the first failure.
import { buildIfNeeded } from './build.mjs'
import { requireChromium } from './chromium.mjs'
import { installIfNeeded, runNpm } from './install.mjs'
import { requireNginx } from './nginx.mjs'
import { compileCache, exitUnlessZero, runNode, tool } from './run.mjs'

await installIfNeeded()
const CHROMIUM_PATH = await requireChromium()
await requireNginx()
// The tests start dozens of shops.
const env = { ...process.env, CHROMIUM_PATH, NODE_COMPILE_CACHE: compileCache }

// The tests that start and kill whole shops need the built one. Each of the two keeps one core busy.
const [checked] = await Promise.all([runNpm(['run', '--silent', 'check']), buildIfNeeded()])
exitUnlessZero(checked)
exitUnlessZero(await runNode([tool('vitest'), 'run'], { env }))
exitUnlessZero(await runNode([tool('playwright'), 'test'], { env }))
