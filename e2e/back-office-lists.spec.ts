import type { Route } from '@playwright/test'
import { mostOrdersAtOnce } from '../domain/limits.ts'
import { expectAccessible } from './accessibility.ts'
import { anOperator } from './back-office.ts'
import { call } from './call.ts'
import { expectNoWiderThanScreen } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'
import { comeBack } from './look-again.ts'
import { anOrderToWorkOn, aPaidOrder } from './paid-order.ts'

/** Every page with a list, and what the demo shop has in it. */
const lists = [
  ['', 'Orders placed, by status'],
  ['/orders', 'Orders'],
  ['/products', 'Products'],
  ['/stock', 'Prices and stock'],
  ['/categories', 'Categories'],
  ['/packages', 'Packages'],
  ['/charities', 'Charities'],
  ['/translations', 'Translations'],
  ['/customers', 'Customers'],
  ['/inbox/feedback', 'Feedback'],
  ['/inbox/mails', 'Sent mails'],
  ['/audit-log', 'Audit log'],
] as const

/** What can be scrolled sideways, apart from fields. */
function scrollersOf(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      .filter((each) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowX))
      .filter((each) => !each.matches('input, textarea, select'))
      .map(({ tagName, className }) => `${tagName}.${className}`),
  )
}

test('no list scrolls sideways on a phone, a tablet or a small laptop', {
  tag: '@phone-only',
}, async ({ page }) => {
  await aPaidOrder(page, 'Gnanasambanthamoorthy Sivasubramaniam')
  await anOperator(page)
  for (const [path, name] of lists) {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/admin${path}`)
    const list = page.getByRole('table', { name, exact: true })
    await expect(list.getByRole('row').nth(1), path).toBeVisible()
    await expectAccessible(page)
    for (const width of [320, 360, 768, 1024]) {
      await page.setViewportSize({ width, height: 740 })
      await expectNoWiderThanScreen(page)
      expect(await scrollersOf(page), `${path}, ${width} px wide`).toEqual([])
    }
  }
})

test('a row on a phone shows what matters, and is still the row of a table', {
  tag: '@phone-only',
}, async ({ page }) => {
  const recipient = `Gnanasambanthamoorthy ${Date.now()}`
  await aPaidOrder(page, recipient)
  await anOperator(page)
  await page.goto(`/admin/orders?search=${encodeURIComponent(recipient)}`)
  const orders = page.getByRole('table', { name: 'Orders', exact: true })
  const order = orders.getByRole('row').nth(1)
  await order.scrollIntoViewIfNeeded()
  for (const fact of [/^#\d+$/, 'To pack', recipient, /^LKR/, 'No. 12, Example Lane, 10250']) {
    await expect(order.getByText(fact)).toBeInViewport({ ratio: 1 })
  }
  await expect(order.getByRole('rowheader')).toHaveText(/^#\d+$/)
  // The box to choose it, and what each other column says.
  await expect(order.getByRole('cell')).toHaveCount(7)
  await expect(orders.getByRole('columnheader')).toHaveCount(7)
  await orders.getByRole('link', { name: 'Total' }).click()
  await expect(page).toHaveURL(/sort=total/)
  await expect(orders.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )

  await page.goto('/admin/products?search=Cardamom')
  const products = page.getByRole('table', { name: 'Products', exact: true })
  const product = products.getByRole('row', { name: 'Cardamom' })
  await product.scrollIntoViewIfNeeded()
  for (const fact of ['Cardamom\u00a050\u00a0g', /^LKR/, 'Spices', 'On sale']) {
    await expect(product.getByText(fact)).toBeInViewport({ ratio: 1 })
  }
})

test('the lines of an order are as wide as a phone', { tag: '@phone-only' }, async ({ page }) => {
  const recipient = `Kamala ${Date.now()}`
  await aPaidOrder(page, recipient)
  await anOperator(page)
  await page.goto(`/admin/orders?search=${encodeURIComponent(recipient)}`)
  await page
    .getByRole('table', { name: 'Orders', exact: true })
    .getByRole('rowheader')
    .getByRole('link')
    .click()
  const lines = page.getByRole('table', { name: /^What was bought/ })
  const line = lines.getByRole('row').nth(1)
  const name = await line.getByRole('rowheader').boundingBox()
  expect(name?.width).toBeGreaterThan(280)
  await expect(line.getByText(/^LKR/)).toBeInViewport({ ratio: 1 })
  await expect(lines.getByRole('row', { name: /^Total/ })).toContainText('LKR')
  expect(await scrollersOf(page)).toEqual([])
})

test('more orders than the shop takes at once are neither printed nor completed together', async ({
  page,
}) => {
  await anOrderToWorkOn(page, 'Ravi Kumar')
  await anOperator(page)
  // Nobody places a hundred orders for this: one stands for all.
  await page.route(/\/api\/admin\/orders\?/, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const items = Array.from({ length: mostOrdersAtOnce + 1 }, (_, place) => ({
      ...body.items[0],
      id: place + 1,
    }))
    await route.fulfill({ response: answer, json: { ...body, items } })
  })
  await page.goto('/admin/orders?sort=placed')
  await page.getByLabel('Choose all on this page').check()
  await expect(page.getByText(`At most ${mostOrdersAtOnce} at once`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Complete' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Picking sheet' })).toHaveCount(0)
  await page.getByLabel('Choose order 1', { exact: true }).uncheck()
  await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible()
})

test('what is urgent beyond the first page is a click away', async ({ page }) => {
  await anOperator(page)
  const addSome = async (route: Route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ response: answer, json: { ...body, total: body.items.length + 7 } })
  }
  await page.route(/status=CONCERN/, addSome, { times: 1 })
  await page.goto('/admin/orders')
  const urgent = page.getByRole('region', { name: 'To look at first' })
  await urgent.getByRole('link', { name: /^All \d+$/ }).click()
  await expect(page).toHaveURL(/\/admin\/orders\?status=CONCERN/)
})

test('the amount of an order stays beside its number, however wide its status is', {
  tag: '@phone-only',
}, async ({ page }) => {
  const { orderId } = await anOrderToWorkOn(page, `Ravi ${Date.now()}`)
  await anOperator(page)
  await call(page.request, 'POST /admin/orders/{orderId}/cancellation', {
    params: { orderId },
    body: { version: 1, reason: 'They asked us to', refund: 'BY_HAND' },
  })
  await page.goto(`/admin/orders?search=${orderId}`)
  const row = page
    .getByRole('table', { name: 'Orders', exact: true })
    .getByRole('row')
    .filter({ hasText: `#${orderId}` })
  await expect(row.getByText('Refund open')).toBeVisible()
  const number = await row.getByRole('rowheader').boundingBox()
  const amount = await row.getByRole('cell').filter({ hasText: /^LKR/ }).boundingBox()
  expect(amount?.y).toBe(number?.y)
})

test('a list that cannot be loaded again stays, below the reason', async ({
  page,
  consoleErrors,
}) => {
  await anOperator(page)
  await page.goto('/admin/products')
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  const shown = await rows.count()
  const calls = /\/api\/admin\/products(\?|$)/
  await page.route(calls, (route) => route.abort())
  await comeBack(page)
  const failure = page.getByRole('alert').filter({ hasText: 'Network error' })
  await expect(failure).toBeVisible()
  await expect(rows).toHaveCount(shown)
  await page.unroute(calls)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(rows).toHaveCount(shown)
  // Of the calls that were lost.
  consoleErrors.length = 0
})
