import { expectAccessible } from './accessibility.ts'
import { expectNoWiderThanScreen } from './customers.ts'
import { expect } from './fixtures.ts'
import {
  banner,
  cacheNames,
  install,
  openOfflineShop,
  untilKept,
  withoutLine,
} from './offline-shop.ts'
import { testIn } from './own-shop.ts'
import { reload, visit } from './visit.ts'

const test = testIn(openOfflineShop)

// One after the other: they switch the worker on and off.
test.describe.configure({ mode: 'serial' })

test('a shop whose owner has not asked for it has no worker and is not installed', async ({
  shop,
}) => {
  const page = await shop.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit(page, '/')
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  expect(manifest.display).toBe('browser')
  await shop.set('shop.name', 'Kade Online')
  const renamed = await (await page.request.get('/manifest.webmanifest')).json()
  expect(renamed).toEqual({ ...manifest, name: 'Kade Online', short_name: 'Kade Online' })
  await shop.set('shop.name', 'JOY Box')
  expect((await page.request.get('/no-connection')).status()).toBe(404)
  expect(asked.filter((path) => /worker|offline|owners/.test(path))).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
})

test('pages that were open once open without a line, with their time', async ({ shop }) => {
  await shop.switchOn(true)
  const page = await shop.newPage()
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/tea/i)
  const product = await page.getByRole('heading', { level: 1 }).innerText()
  const address = new URL(page.url()).pathname
  await untilKept(page, address)

  await withoutLine(page, async () => {
    await expect(banner(page)).toContainText(/as of \w+ \d+, \d{4}, \d+:\d\d [AP]M/)
    await reload(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product)
    await expect(banner(page)).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoWiderThanScreen(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ media: 'print' })
    await expect(banner(page)).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('navigation').getByRole('link', { name: 'Products' }).first().click()
    await expect(page).toHaveURL('/products')
    await expect(tea).toBeVisible()
    await visit(page, '/')
    await expect(banner(page)).toBeVisible()
    await page.goto('/si/charities')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('සම්බන්ධතාව නැත')
    for (const neverKept of ['/terms-conditions', '/nowhere', '/orders/1/invoice']) {
      await page.goto(neverKept)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
    }
    await visit(page, '/products')
    await expect(banner(page)).toBeVisible()
  })
  await expect(banner(page)).toHaveCount(0)
})

test('each time without a line is told from when that time’s data is', async ({ shop }) => {
  await shop.switchOn(true)
  const page = await shop.newPage()
  await install(page)
  const ask = () => page.evaluate(async () => (await fetch('/api/categories')).ok)
  /** From when what the page is shown is, as the worker says. */
  const askForAge = () =>
    page.evaluate(() => {
      const { promise, resolve } = Promise.withResolvers<number>()
      const onMessage = ({ data }: MessageEvent<{ at: number }>) => resolve(data.at)
      navigator.serviceWorker.addEventListener('message', onMessage, { once: true })
      void fetch('/api/categories')
      return promise
    })
  await ask()
  await untilKept(page, '/api/categories')
  const dateOfKept = () =>
    page.evaluate(async () => {
      const kept = await caches.match('/api/categories')
      return Date.parse(kept?.headers.get('Date') ?? '')
    })
  const yesterday = new Date(Date.now() - 24 * 3_600_000).setMilliseconds(0)
  await page.evaluate(async (at) => {
    const cache = await caches.open('shop-data')
    const kept = await cache.match('/api/categories')
    const headers = new Headers(kept?.headers)
    headers.set('Date', new Date(at).toUTCString())
    await cache.put('/api/categories', new Response(await kept?.text(), { headers }))
  }, yesterday)
  await withoutLine(page, async () => {
    expect(await askForAge()).toBe(yesterday)
    await expect(banner(page)).toBeVisible()
  })
  await expect(banner(page)).toHaveCount(0)
  await ask()
  // The worker answers before it has kept the answer.
  await expect.poll(dateOfKept).toBeGreaterThan(yesterday)
  await withoutLine(page, async () => {
    expect(await askForAge()).toBeGreaterThan(yesterday)
    await expect(banner(page)).toBeVisible()
  })
})

test('with a line a customer sees the price of today', async ({ shop }) => {
  const page = await shop.newPage()
  await install(page, '/products')
  await shop.ask(
    "update products set price_cents = 98765, version = version + 1 where name ilike '%tea%'",
  )
  // The shop hears of it a moment later.
  await expect.poll(async () => (await page.request.get('/products')).text()).toContain('987.65')
  await reload(page)
  await expect(page.getByText('987.65').first()).toBeVisible()
})

test('a worker of a shop that wants none any more goes, with what it kept', async ({ shop }) => {
  const page = await shop.newPage()
  await install(page)
  expect(await cacheNames(page)).not.toEqual([])
  await shop.switchOn(false)
  await reload(page)
  await expect.poll(() => cacheNames(page)).toEqual([])
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0)
})
