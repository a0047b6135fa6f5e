import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import { findFreePort } from '../server/database/embedded/free-port.ts'
import { operatorCommandIn } from '../server/testing/operator-command.ts'
import { type Environment, ShopProcess } from '../server/testing/shop-process.ts'
import { makeTestFolder, removeTestFolder } from '../server/testing/test-folders.ts'
import { enrol, invitationIn } from './back-office.ts'
import { aCustomer } from './customers.ts'
import { test } from './fixtures.ts'

/** A shop of a test's own, in which nobody else buys anything. It has no products yet. */
export const openOwnShop = () => openOwnShopWith({})

/** The same with further variables. */
export async function openOwnShopWith(environment: Environment) {
  const port = String(await findFreePort())
  const url = `http://localhost:${port}`
  const folder = await makeTestFolder()
  const address = { PORT: port, PUBLIC_URL: url }
  const shop = ShopProcess.launch(folder, { ...address, RATE_LIMITS: 'off', ...environment })
  await shop.opening
  const client = new pg.Client(await shop.databaseUrl())
  await client.connect()
  return {
    url,
    /** Queries its database. */
    ask: async <Row extends pg.QueryResultRow>(query: string, values: unknown[] = []) =>
      (await client.query<Row>(query, values)).rows,
    /** Signs an owner in to its back office, in the browser of a page of this shop. */
    enterAsOwner: async (page: Page, owner?: { email: string; password: string }) => {
      const account = owner ?? (await aCustomer(page.request))
      const said = await operatorCommandIn(folder, ['add', account.email])
      await enrol(page, { ...account, invitation: invitationIn(said) })
    },
    close: async () => {
      await client.end()
      await shop.stop()
      await removeTestFolder(folder)
    },
  }
}

/**
 * Tests with a shop of their own; their pages are its pages. All tests of a file share it if they run
 * one after the other (`test.describe.configure`); otherwise each worker opens one.
 */
export function testIn<Shop extends { url: string; close: () => Promise<void> }>(
  openShop: (browser: Browser) => Promise<Shop>,
) {
  return test.extend<object, { shop: Shop }>({
    shop: [
      async ({ browser }, use) => {
        const shop = await openShop(browser)
        await use(shop)
        await shop.close()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: ({ shop }, use) => use(shop.url),
  })
}
