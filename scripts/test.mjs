// `npm test`: runs every check of the shop, from a fresh clone, until the first failure.
import { buildIfNeeded } from './build.mjs'
import { requireChromium } from './chromium.mjs'
import { installIfNeeded, runNpm } from './install.mjs'
import { requireNginx } from './nginx.mjs'
import { exitUnlessZero, runNode, tool } from './run.mjs'

await installIfNeeded()
const CHROMIUM_PATH = await requireChromium()
await requireNginx()
const env = { ...process.env, CHROMIUM_PATH }

// The tests that start and kill whole shops need the built one. Each of the two keeps one core busy.
const [checked] = await Promise.all([runNpm(['run', '--silent', 'check']), buildIfNeeded()])
exitUnlessZero(checked)
exitUnlessZero(await runNode([tool('vitest'), 'run'], { env }))
exitUnlessZero(await runNode([tool('playwright'), 'test'], { env }))
