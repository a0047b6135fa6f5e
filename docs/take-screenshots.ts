// `npm run screenshots`: every page of the demo shop and of its back office in English, wide and narrow, into docs/screenshots.
import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { isPlain, pages } from '../contract/pages.ts'
import { demoCustomer } from '../demo/customer.ts'
import { aPaidOrder } from '../e2e/paid-order.ts'
import { publicPages } from '../e2e/public-pages.ts'
import { visitDemoShop } from '../server/testing/visit-demo-shop.ts'
import {
  capture,
  logIn,
  newPage,
  open,
  prepareOperator,
  save,
  screens,
  screenshots,
} from './screenshot.ts'

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

await rm(screenshots, { recursive: true, force: true })
await visitDemoShop(async (browser, shopUrl) => {
  const operator = await prepareWork(await newPage(browser, shopUrl))
  for (const screen of screens) {
    const { width } = screen
    const guest = await newPage(browser, shopUrl, screen)
    for (const path of publicPages) await capture(guest, path, `${nameOf(path)}-${width}`)
    await captureContents(guest, `packages-contents-${width}`)

    const customer = await newPage(browser, shopUrl, screen)
    await logIn(customer, demoCustomer)
    await fillCart(customer)
    for (const path of customerPages) {
      await capture(customer, path, `customer-${nameOf(path)}-${width}`)
    }
    await captureBackOffice(operator, screen)
  }
})

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
  await prepareOperator(page)
  return page
}

async function captureBackOffice(page: Page, screen: { width: number; height: number }) {
  await page.setViewportSize(screen)
  for (const path of officePages) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await save(await page.screenshot({ fullPage: true }), `${nameOf(path)}-${screen.width}`)
  }
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
