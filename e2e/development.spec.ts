import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findFreePort } from '../server/database/embedded/free-port.ts'
import { makeTestFolder, removeTestFolder } from '../server/testing/test-folders.ts'
import { expect, test } from './fixtures.ts'

/** `npm run dev` on data of its own, which goes when the test is over. */
async function openWorkshop(): Promise<string> {
  const port = await findFreePort()
  const folder = await makeTestFolder()
  const shop = spawn(process.execPath, ['main.ts', '--dev'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_URL: '',
      DATABASE_URL: '',
      DATA_DIR: folder,
    },
    stdio: 'ignore',
  })
  closeWorkshop = async () => {
    const end = once(shop, 'exit')
    shop.kill('SIGTERM')
    await end
    await removeTestFolder(folder)
  }
  const url = `http://localhost:${port}`
  await expect(async () => {
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  }).toPass()
  return url
}

let closeWorkshop = async () => {}

test.afterEach(() => closeWorkshop())

test('a developer, for whom React mounts everything twice, sees the first message too', async ({
  page,
  consoleErrors,
}) => {
  test.slow()
  const url = await openWorkshop()
  // On its first visits the page is reloaded while packages are being prepared.
  await expect(async () => {
    await page.goto(`${url}/products`)
    await page.getByRole('button', { name: 'Add to Cart' }).first().click({ timeout: 10_000 })
    await expect(page.getByText('Please login to add items to cart')).toBeVisible()
  }).toPass()
  await page.goto('about:blank')
  consoleErrors.length = 0
})
