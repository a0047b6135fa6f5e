import { execFile } from 'node:child_process'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { addMigration, copyProgram } from '../testing/copy-of-program.ts'
import { startLoad } from '../testing/load-of-shop.ts'
import { OrderingCustomer } from '../testing/place-orders.ts'
import { aDataFolder, connectToDatabase, startShop } from '../testing/start-shop.ts'
import { replaceWorkers } from '../testing/workers-of-shop.ts'

const publishing = pathToFileURL(resolve('scripts/publish-build.mjs')).href

/** Moves a new build over the one in use, as `npm run build` does, in a process of its own. */
function publish(from: string, to: string) {
  const script = `import { publishBuild } from '${publishing}'; publishBuild('${from}', '${to}')`
  return promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
}

/** The next build: its robots.txt says so, one script has another name, and so has the one that loads it. */
async function aNextBuild(
  built: string,
  next: string,
): Promise<{ earlier: string; later: string }> {
  await cp(built, next, { recursive: true })
  const assets = join(next, 'server/assets')
  for (const name of await readdir(assets)) {
    const file = join(assets, name)
    const code = await readFile(file, 'utf8')
    await writeFile(file, code.replace('User-agent: *', 'User-agent: * # the next release'))
  }
  const [earlier = ''] = (await readdir(join(next, 'client/assets'))).filter((name) =>
    /^tour-.*\.js$/.test(name),
  )
  const later = 'tour-nextRelease.js'
  await cp(join(next, 'client/assets', earlier), join(next, 'client/assets', later))
  for (const copy of [earlier, `${earlier}.br`]) await rm(join(next, 'client/assets', copy))
  return { earlier: `/assets/${earlier}`, later: `/assets/${later}` }
}

test('a new release takes over from the one that is open, and not one request fails', async () => {
  const folder = await aDataFolder()
  await copyProgram(folder)
  const env = { WORKERS: '2', SEED: 'demo', RATE_LIMITS: 'off' }
  const shop = await startShop({ env, program: folder })
  const robots = async () => (await shop.request('/robots.txt')).text()
  const customer = await OrderingCustomer.logIn(shop)
  const next = join(folder, 'build.next')
  const { earlier, later } = await aNextBuild(join(folder, 'build'), next)
  const load = startLoad(customer, shop.url, { retries: 0, alsoLookAt: [earlier] })
  await load.grows()

  await addMigration(folder, 'create table of_the_next_release (id int)')
  await publish(next, join(folder, 'build'))
  await load.grows()
  expect(await robots()).not.toContain('the next release')

  await writeFile(join(folder, '.env'), 'METRICS_TOKEN=counts-after-the-next-restart\n')
  await replaceWorkers(shop)
  await load.grows()
  const { answers } = await load.stop()
  expect(answers).toEqual(new Set(['order placed', 'page 200', 'list 200', `${earlier} 200`]))
  // With a token nobody reads them without it.
  expect((await shop.request('/metrics')).status).toBe(200)
  expect(await robots()).toContain('the next release')
  expect((await shop.request(later)).status).toBe(200)
  const database = await connectToDatabase(shop)
  await expect(database.query('select from of_the_next_release')).resolves.toBeDefined()
})
