import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { banner, install, openOfflineShop, untilKept, withoutLine } from './offline-shop.ts'
import { testIn } from './own-shop.ts'
import { visit } from './visit.ts'

const test = testIn(openOfflineShop)
// One after the other, so that they share one shop.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ shop }) => shop.switchOn(true))

/** A script of a product's page, which the home page does not load. */
const hasScriptOfProduct = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const files = await (await caches.open(name)).keys()
      if (files.some(({ url }) => /\/assets\/product-[\w-]{8}\.js$/.test(url))) return true
    }
    return false
  })

/** The worker that serves the page, and the one that waits to. */
const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready
    const { controller } = navigator.serviceWorker
    return [controller, waiting].map((worker) => worker?.scriptURL.replace(location.origin, ''))
  })

const now = '/service-worker.js'
const next = '/service-worker.js?next'

test('a newer worker waits until no page of the shop is open, and then keeps home and own pages again', async ({
  shop,
}) => {
  const page = await shop.newPage()
  await install(page)
  await page.goto('/checkout')
  await untilKept(page, '/checkout')
  await visit(page, '/products')
  await untilKept(page, '/products')
  await visit(page, '/')
  // The page registers its worker before it keeps what it shows next. Registered later, it would replace the next one.
  await page.getByRole('link', { name: 'Packages', exact: true }).first().click()
  await untilKept(page, '/packages')
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page).toHaveURL(`${shop.url}/`)
  expect(await workersOf(page)).toEqual([now, undefined])
  // To a browser another address is another version.
  await page.evaluate((address) => navigator.serviceWorker.register(address), next)
  await expect.poll(() => workersOf(page)).toEqual([now, next])

  expect(await hasScriptOfProduct(page)).toBe(true)
  await page.getByRole('link', { name: /tea/i }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /tea/i })).toBeVisible()
  expect(await workersOf(page)).toEqual([now, next])

  const context = page.context()
  const newer = context.serviceWorkers().find((worker) => worker.url().endsWith(next))
  await page.close()
  // Closing takes a moment; a page that is opened before is served by the old one.
  await expect
    .poll(() => newer?.evaluate<string>('registration.active.scriptURL'))
    .toBe(shop.url + next)
  const later = await context.newPage()
  await visit(later, '/charities')
  expect((await workersOf(later))[0]).toBe(next)
  // Pages of the old version need scripts that are gone.
  expect(await later.evaluate(async () => await caches.match('/products'))).toBeUndefined()
  await untilKept(later, '/checkout')
  await untilKept(later, '/')
  await withoutLine(later, async () => {
    await visit(later, '/')
    await expect(banner(later)).toBeVisible()
    await expect(later.getByRole('link', { name: /tea/i }).first()).toBeVisible()
  })
})

test('a page to which somebody who saves data goes within the shop is not loaded twice', async ({
  shop,
}) => {
  const page = await shop.newPage()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  await install(page)
  await page.getByRole('link', { name: 'Products', exact: true }).first().click()
  await expect(page.getByRole('link', { name: /tea/i }).first()).toBeVisible()
  await visit(page, '/charities')
  await untilKept(page, '/charities')
  expect(await page.evaluate(async () => await caches.match('/products'))).toBeUndefined()
})
