// `npm run screenshots`: every page of the demo shop and of its back office, wide and narrow, into docs/screenshots.
import { mkdir, rm } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { isPlain, pages } from '../contract/pages.ts'
import { demoCustomer } from '../demo/customer.ts'
import { enrol, invitationIn } from '../e2e/back-office.ts'
import { aPaidOrder } from '../e2e/paid-order.ts'
import { publicPages } from '../e2e/public-pages.ts'
import { runOperatorCommand } from '../server/testing/operator-command.ts'
import { visitDemoShop } from '../server/testing/visit-demo-shop.ts'

const folder = new URL('screenshots/', import.meta.url).pathname
const widths = { 1280: 800, 360: 740 }

/** /packages is listed too, because it shows more to a customer than to a guest. */
const customerPages = [
  '/packages',
  ...pages
    .filter(({ path, audience }) => audience === 'customers' && isPlain(path))
    .map(({ path }) => path),
]

/** The pages of the back office. */
const officePages = [
  '/admin',
  '/admin/orders',
  '/admin/orders/1',
  '/admin/orders/print/picking?ids=1',
  '/admin/orders/print/slips?ids=1',
  '/admin/orders/print/invoices?ids=1',
  '/admin/products',
  '/admin/products/new',
  '/admin/products/1',
  '/admin/stock',
  '/admin/categories',
  '/admin/packages',
  '/admin/packages/new',
  '/admin/packages/1',
  '/admin/charities',
  '/admin/charities/new',
  '/admin/charities/1',
  '/admin/delivery',
  '/admin/customers',
  '/admin/customers/1',
  '/admin/inbox',
  '/admin/inbox/feedback',
  '/admin/inbox/newsletter',
  '/admin/csv',
  '/admin/audit-log',
  '/admin/settings',
  '/admin/account',
]

await rm(folder, { recursive: true, force: true })
await mkdir(folder)
await visitDemoShop(async (browser, shopUrl) => {
  const operator = await prepareWork(await newPage(browser, shopUrl, { width: 1280, height: 800 }))
  for (const [width, height] of Object.entries(widths)) {
    const screen = { width: Number(width), height }
    const guest = await newPage(browser, shopUrl, screen)
    for (const path of publicPages) await capture(guest, path, `${nameOf(path)}-${width}`)
    await captureContents(guest, `packages-contents-${width}`)

    const customer = await newPage(browser, shopUrl, screen)
    await logIn(customer)
    await fillCart(customer)
    for (const path of customerPages) {
      await capture(customer, path, `customer-${nameOf(path)}-${width}`)
    }
    await captureBackOffice(operator, screen)
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
    // So that no element is captured in the middle of an animation.
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('checkout tour completed', 'yes'))
  return page
}

function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replace(/\?.*/, '').replaceAll('/', '-')
}

/** Adds orders, a message and an operator; returns a page on which the operator is signed in. */
async function prepareWork(page: Page): Promise<Page> {
  for (const name of ['Nimal Perera', 'Kamala Silva', 'Ruwan Dias']) await aPaidOrder(page, name)
  const question = {
    name: 'Amara',
    email: 'amara@example.com',
    message: 'Do you deliver on Sundays?',
  }
  await page.request.post('/api/dashboard/get-in-touch', { data: question })
  const account = { name: 'Mala Fernando', email: 'mala@joybox.test', password: 'Kiribath#1' }
  const person = { nic: '911042754V', telephone: '0771234567' }
  await page.request.post('/api/user/register', { data: { ...account, ...person } })
  const { port } = new URL((await page.request.get('/robots.txt')).url())
  const said = await runOperatorCommand(Number(port), 'add', account.email)
  await enrol(page, { ...account, invitation: invitationIn(said) })
  return page
}

async function captureBackOffice(page: Page, screen: { width: number; height: number }) {
  await page.setViewportSize(screen)
  for (const path of officePages) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await save(await page.screenshot({ fullPage: true }), `${nameOf(path)}-${screen.width}`)
  }
}

async function logIn(page: Page): Promise<void> {
  const response = await page.request.post('/api/user/login', { data: demoCustomer })
  const { token } = await response.json()
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

async function captureContents(page: Page, name: string): Promise<void> {
  await open(page, '/packages')
  await page
    .getByRole('button', { name: /more items/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await save(await page.screenshot(), name)
}

async function capture(page: Page, path: string, name: string): Promise<void> {
  await open(page, path)
  await save(await page.screenshot({ fullPage: true }), name)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.locator('.start-up').first().waitFor({ state: 'hidden' })
  await loadEverything(page)
  await page.waitForLoadState('networkidle')
}

/** Scrolls through the page, because its lower parts and pictures load when they come near. */
async function loadEverything(page: Page): Promise<void> {
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
