// `npm run screenshots`: every page of the demo shop, wide and narrow, into docs/screenshots.
import { mkdir, rm } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { demoCustomer } from '../demo/customer.ts'
import { publicPages } from '../e2e/public-pages.ts'
import { visitDemoShop } from '../server/testing/visit-demo-shop.ts'

const folder = new URL('screenshots/', import.meta.url).pathname
const widths = { 1280: 800, 360: 740 }

const customerPages = [
  '/packages',
  '/custom_packages',
  '/mypackages',
  '/checkout',
  '/orders',
  '/payment-result',
  '/userprofile',
]

await rm(folder, { recursive: true, force: true })
await mkdir(folder)
await visitDemoShop(async (browser, shopUrl) => {
  for (const [width, height] of Object.entries(widths)) {
    const screen = { width: Number(width), height }
    const guest = await newPage(browser, shopUrl, screen)
    for (const path of publicPages) await photograph(guest, path, `${nameOf(path)}-${width}`)
    await photographContents(guest, `packages-contents-${width}`)

    const customer = await newPage(browser, shopUrl, screen)
    await logIn(customer)
    await fillCart(customer)
    for (const path of customerPages) {
      await photograph(customer, path, `customer-${nameOf(path)}-${width}`)
    }
  }
})

async function newPage(
  browser: Browser,
  baseURL: string,
  viewport: { width: number; height: number },
) {
  const context = await browser.newContext({
    baseURL,
    viewport,
    locale: 'en-LK',
    timezoneId: 'Asia/Colombo',
    // Nothing is caught on its way into view.
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('checkout tour completed', 'yes'))
  return page
}

function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
}

async function logIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/user/login', { data: demoCustomer })
  const { token } = await answer.json()
  await page.goto('/robots.txt')
  await page.evaluate((given) => localStorage.setItem('token', given), token)
}

async function fillCart(page: Page): Promise<void> {
  for (const path of ['/packages', '/products']) {
    await page.goto(path)
    await page
      .getByRole('button', { name: /^Add .*to cart/i })
      .first()
      .click()
    await page.getByText(/added to cart successfully!/i).waitFor()
  }
}

async function photographContents(page: Page, name: string): Promise<void> {
  await open(page, '/packages')
  await page
    .getByRole('button', { name: /more items/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await save(await page.screenshot(), name)
}

async function photograph(page: Page, path: string, name: string): Promise<void> {
  await open(page, path)
  await save(await page.screenshot({ fullPage: true }), name)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.locator('.start-up').first().waitFor({ state: 'hidden' })
  await bringEverything(page)
  await page.waitForLoadState('networkidle')
}

/** Scrolls through the page, whose lower parts and pictures come when they are near. */
async function bringEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    for (const image of document.images) {
      image.loading = 'eager'
      await image.decode().catch(() => {})
    }
    window.scrollTo(0, 0)
  })
}

async function save(png: Buffer, name: string): Promise<void> {
  await sharp(png).webp({ quality: 62, effort: 6 }).toFile(`${folder}${name}.webp`)
}
