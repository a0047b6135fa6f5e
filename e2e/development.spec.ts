import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findFreePort } from '../server/database/embedded/free-port.ts'
import { makeTestFolder, removeTestFolder } from '../server/testing/test-folders.ts'
import { expect, test } from './fixtures.ts'
import { visit } from './visit.ts'

/** `npm run dev` with its own data, deleted after the test. */
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

test('in development, where React mounts everything twice, the first message is shown too', async ({
  page,
}) => {
  test.slow()
  await visit(page, `${await openWorkshop()}/products`)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Please login to add items to cart')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  // The page logs what it can no longer fetch, once its server is closed.
  await page.goto('about:blank')
})
