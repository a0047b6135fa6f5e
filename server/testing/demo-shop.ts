// The shop for the browser tests: built, with demo data, in a temporary folder that is removed at the end.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { browserOutbox } from './browser-outbox.ts'
import { setUpDemoShop } from './set-up-demo-shop.ts'
import { makeTestFolder, removeAbandonedFolders, removeTestFolder } from './test-folders.ts'

await removeAbandonedFolders()
const folder = await makeTestFolder()
const outbox = browserOutbox(Number(process.env.PORT))
await setUpDemoShop(folder)
await rm(outbox, { force: true })
await symlink(join(folder, 'outbox'), outbox)
const shop = spawn(process.execPath, ['main.ts'], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: '',
    SEED: 'demo',
    // A page shows the change that a test has just made; other workers hear of it a moment later.
    WORKERS: '1',
    // All browser tests sign up from this machine.
    RATE_LIMITS: 'off',
  },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill(signal))
const [code] = await once(shop, 'exit')
await removeTestFolder(folder)
await rm(outbox, { force: true })
process.exitCode = code ?? 1
