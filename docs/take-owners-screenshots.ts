// The last part of `npm run screenshots`: the pictures of docs/owners, of a demo shop in which everything is switched on.
import type { Page } from '@playwright/test'
import { dayInColombo } from '../domain/days.ts'
import { changeSetting } from '../e2e/back-office.ts'
import { call } from '../e2e/call.ts'
import { aPaidOrder } from '../e2e/paid-order.ts'
import { visitDemoShop } from '../server/testing/visit-demo-shop.ts'
import { newPage, prepareOperator, save } from './screenshot.ts'

const desk = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

await visitDemoShop(async (browser, shopUrl) => {
  const page = await newPage(browser, shopUrl)
  await prepareOperator(page)
  await capture(page, '/admin/first-steps', 'first-steps')
  for (const key of [
    'orders.byStaff',
    'orders.picking',
    'orders.claims',
    'delivery.runs',
  ] as const) {
    await changeSetting(page, key, true)
  }
  await captureMessage(page)
  await captureClaim(page)
  await captureOrders(page)
  await capture(page, '/admin/delivery', 'delivery')
  await capture(page, '/admin/books', 'books')
  await capture(page, '/admin/settings', 'settings')
})

/** Of the top of a page: what a reader looks for is there, and whole pages are too small in a text. */
async function capture(page: Page, path: string, name: string, screen = desk): Promise<void> {
  await page.setViewportSize(screen)
  await page.goto(path, { waitUntil: 'networkidle' })
  await save(await page.screenshot(), `owners-${name}`)
}

async function captureMessage(page: Page): Promise<void> {
  const message = 'Do you deliver to Nugegoda on Sundays?'
  const body = { name: 'Amara Silva', email: 'amara@example.com', message }
  await call(page.request, 'POST /dashboard/get-in-touch', { body })
  const { items } = await call(page.request, 'GET /admin/contact-messages')
  const { messageId = 0 } = items.find(({ email }) => email === body.email) ?? {}
  const params = { messageId }
  const text = 'Yes, on every Sunday from 9 to 12. Just choose the time at the checkout.'
  const answer = { params, body: { text, version: 1 } }
  await call(page.request, 'POST /admin/contact-messages/{messageId}/answers', answer)
  // The mail is on its way within seconds.
  await page.goto(`/admin/inbox/messages/${messageId}`, { waitUntil: 'networkidle' })
  const sent = page.getByText('Sent', { exact: true })
  while (!(await sent.isVisible())) {
    await page.reload({ waitUntil: 'networkidle' })
  }
  await capture(page, `/admin/inbox/messages/${messageId}`, 'message')
}

/** A completed order of which something was missing. */
async function captureClaim(page: Page): Promise<void> {
  const { token } = await aPaidOrder(page, 'Ruwan Silva')
  const [order] = await call(page.request, 'GET /orders', { token })
  const { orderId = 0 } = order ?? {}
  const params = { orderId }
  const { version } = await call(page.request, 'GET /admin/orders/{orderId}', { params })
  const completion = { body: { orders: [{ orderId, version }] } }
  await call(page.request, 'POST /admin/order-completions', completion)
  const { goods } = await call(page.request, 'GET /orders/{orderId}/claims', { params, token })
  const line = {
    goods: goods[0]?.goods,
    kind: 'MISSING',
    units: 1,
    wish: 'REFUND',
    words: 'It was in none of the bags.',
    photoIds: [],
  }
  const body = { orderId, lines: [line], requestKey: crypto.randomUUID() }
  await call(page.request, 'POST /claims', { body, token })
  await page.goto(`/admin/orders/${orderId}`, { waitUntil: 'networkidle' })
  await page.locator('summary', { hasText: 'Decide' }).click()
  await save(await page.screenshot(), 'owners-claim')
}

/** An order that is entered, one that is picked, and one that waits for a van. */
async function captureOrders(page: Page): Promise<void> {
  for (const name of ['Nimal Perera', 'Kamala Silva']) await aPaidOrder(page, name)
  await capture(page, '/admin/orders/new', 'new-order')
  const { items } = await call(page.request, 'GET /admin/orders', { query: { status: 'PAID' } })
  const { id = 0 } = items[0] ?? {}
  await page.setViewportSize(phone)
  await page.goto(`/admin/picking/${id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('button', { name: 'Found all' }).first().waitFor()
  await save(await page.screenshot(), 'owners-picking')
  const today = dayInColombo(new Date())
  const { runId } = await call(page.request, 'POST /admin/runs', {
    body: { date: today, van: 'Van 1', driver: null },
  })
  const others = items.filter((order) => order.id !== id)
  const stops = others.map((order) => ({ orderId: order.id, replacementId: null }))
  const { runs } = await call(page.request, 'GET /admin/runs/{date}', { params: { date: today } })
  const version = runs.find((run) => run.runId === runId)?.version
  const body = { stops, version }
  await call(page.request, 'PUT /admin/runs/{runId}/stops', { params: { runId }, body })
  await capture(page, `/admin/runs?date=${today}`, 'runs')
  await capture(page, '/admin/inbox/mails', 'mails')
}
