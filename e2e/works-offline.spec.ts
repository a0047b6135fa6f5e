import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { changeSetting } from './back-office.ts'
import { expectNoWiderThanScreen } from './customers.ts'
import { stockTheShop } from './day-of-orders.ts'
import { expect, test } from './fixtures.ts'
import { type OwnShop, openOwnShop } from './own-shop.ts'
import { reload, visit } from './visit.ts'

// The worker belongs to all pages of a shop, so that these tests have a shop of their own.
test.describe.configure({ mode: 'serial' })

let shop: OwnShop
let office: Page

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  shop = await openOwnShop()
  office = await newPage(browser)
  await shop.enterAsOwner(office)
  await stockTheShop(office.request)
})
test.afterAll(() => shop?.close())

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url })
  return context.newPage()
}

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection' })

/** Waits until the worker has kept the page at this path. */
async function untilKept(page: Page, path: string) {
  await expect
    .poll(() => page.evaluate(async (kept) => Boolean(await caches.match(kept)), path))
    .toBe(true)
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

/** The first visit, with which the worker comes. */
async function install(page: Page, path = '/') {
  await visit(page, path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await untilKept(page, path)
}

async function withoutLine(context: BrowserContext, work: () => Promise<void>) {
  await context.setOffline(true)
  await work()
  await context.setOffline(false)
}

test('a shop whose owner has not asked for it has no worker and is not installed', async ({
  browser,
}) => {
  const page = await newPage(browser)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit(page, '/')
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  expect(manifest.display).toBe('browser')
  expect((await page.request.get('/no-connection')).status()).toBe(404)
  expect(asked.filter((path) => /worker|offline|owners/.test(path))).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
})

test('pages that were open once open without a line, with their time', async ({ browser }) => {
  await changeSetting(office, 'shop.worksOffline', true)
  const page = await newPage(browser)
  await install(page)
  const manifest = await (await page.request.get('/manifest.webmanifest?language=ta')).json()
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/ta', lang: 'ta' })
  for (const { src, sizes } of manifest.icons) {
    expect([sizes, (await page.request.get(src)).status()]).toEqual([sizes, 200])
  }

  await visit(page, '/products')
  const tea = page.getByRole('main').getByRole('link', { name: /tea/i }).first()
  await tea.click()
  await expect(page).toHaveURL(/\/products\/.+/)
  const product = await page.getByRole('heading', { level: 1 }).innerText()
  const address = new URL(page.url()).pathname
  await untilKept(page, address)

  await withoutLine(page.context(), async () => {
    await expect(banner(page)).toContainText(/as of \w+ \d+, \d{4}, \d+:\d\d [AP]M/)
    await reload(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product)
    await expect(banner(page)).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoWiderThanScreen(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('navigation').getByRole('link', { name: 'Products' }).first().click()
    await expect(page).toHaveURL('/products')
    await expect(tea).toBeVisible()
    await visit(page, '/')
    await expect(banner(page)).toBeVisible()
    await page.goto('/si/charities')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('සම්බන්ධතාව නැත')
    await visit(page, '/products')
    await expect(banner(page)).toBeVisible()
  })
  await expect(banner(page)).toHaveCount(0)
})

test('with a line a customer sees the price of today', async ({ browser }) => {
  const page = await newPage(browser)
  await install(page, '/products')
  await shop.ask(
    "update products set price_cents = 98765, version = version + 1 where name ilike '%tea%'",
  )
  await reload(page)
  await expect(page.getByText('987.65').first()).toBeVisible()
})

test('a worker of a shop that wants none any more goes, with what it kept', async ({ browser }) => {
  const page = await newPage(browser)
  await install(page)
  expect(await cacheNames(page)).not.toEqual([])
  await changeSetting(office, 'shop.worksOffline', false)
  await reload(page)
  await expect.poll(() => cacheNames(page)).toEqual([])
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0)
})
