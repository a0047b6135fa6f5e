import { findFreePort } from '../server/database/embedded/free-port.ts'
import { ShopProcess } from '../server/testing/shop-process.ts'
import { makeTestFolder, removeTestFolder } from '../server/testing/test-folders.ts'
import { expect, test } from './fixtures.ts'
import { visit } from './visit.ts'

/** `npm run dev` with its own data, deleted after the test. */
async function openWorkshop(): Promise<string> {
  const port = String(await findFreePort())
  const folder = await makeTestFolder()
  const environment = { PORT: port, NODE_ENV: 'development', SEED: 'demo' }
  const shop = ShopProcess.launch(folder, environment, { flags: ['--dev'] })
  closeWorkshop = async () => {
    await shop.stop()
    await removeTestFolder(folder)
  }
  await shop.opening
  return `http://localhost:${port}`
}

let closeWorkshop = async () => {}

test.afterEach(() => closeWorkshop())

test('in development, where React mounts everything twice, the first message is shown too', async ({
  page,
}) => {
  await visit(page, `${await openWorkshop()}/products`)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Please login to add items to cart')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  // The page logs what it can no longer fetch, once its server is closed.
  await page.goto('about:blank')
})
