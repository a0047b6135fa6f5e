import type { Route } from '@playwright/test'
import { demoCustomer } from '../demo/customer.ts'
import { amountText, cents } from '../domain/money/money.ts'
import { formats } from '../domain/texts/en/formats.ts'
import { expectAccessible } from './accessibility.ts'
import { aCustomer, enter, enterAsNewcomer, fillCredentials } from './customers.ts'
import { definitionOf } from './definitions.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { enterWithAnOrder, orderCards } from './orders-page.ts'
import { reload, visit } from './visit.ts'

const unitsOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((units, { quantity }) => units + quantity, 0)

test.describe('the list of orders', () => {
  test.beforeEach(async ({ page }) => {
    await enter(page, demoCustomer)
    await visit(page, '/orders')
    await expect(orderCards(page).first()).toBeVisible()
  })

  test('shows number, status, contents, total and payment of each order', async ({ page }) => {
    const paid = orderCards(page).filter({ hasText: 'Paid' }).first()
    await expect(paid).toContainText(/#\d+/)
    const date = /^\w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M$/
    await expect(paid.getByRole('time').first()).toHaveText(date)
    await expect(paid).toContainText('Individual Products')
    await expect(paid).toContainText(/\d\sproducts?/)
    await expect(paid).toContainText(/LKR\s[\d,]+\.\d\d/)
    await expect(paid).toContainText(/VISA · …\w{8}/)
    await expect(paid).toContainText('Has notes')
    await expect(paid.getByRole('img')).toBeVisible()
    await expectAccessible(page)
  })

  test('shows as many orders under each status as its count says', async ({ page }) => {
    const [yellow, blue, green] = ['rgb(255, 239, 192)', 'rgb(217, 239, 245)', 'rgb(226, 242, 213)']
    for (const [status, label, colour] of [
      ['PENDING', 'To Pay', yellow],
      ['PAID', 'Paid', blue],
      ['COMPLETED', 'Completed', green],
    ] as const) {
      const chip = page.getByRole('button', { name: new RegExp(`^${status} \\d+$`) })
      await chip.click()
      await expect(page).toHaveURL(`/orders?status=${status}`)
      await expect(chip).toHaveAttribute('aria-pressed', 'true')
      const count = Number((await chip.innerText()).replace(/\D/g, ''))
      await expect(orderCards(page)).toHaveCount(count)
      await expect(orderCards(page).filter({ hasText: label })).toHaveCount(count)
      const shown = orderCards(page).first().getByText(label, { exact: true })
      await expect(shown).toHaveCSS('background-color', colour)
    }
  })

  test('offers payment only for unpaid orders', async ({ page }) => {
    for (const card of await orderCards(page).all()) {
      const isToPay = (await card.innerText()).includes('To Pay')
      await expect(card.getByRole('button', { name: 'Pay Now' })).toHaveCount(isToPay ? 1 : 0)
    }
  })

  test('opens an order whose URL can be reloaded, and leads back to the same tab', async ({
    page,
  }) => {
    await page.getByRole('button', { name: /^COMPLETED/ }).click()
    await expect(orderCards(page).filter({ hasNotText: 'Completed' })).toHaveCount(0)
    const link = orderCards(page).first().getByRole('link')
    const name = await link.innerText()
    await link.click()

    const heading = page.getByRole('heading', { level: 1, name })
    await expect(heading).toBeFocused()
    await expect(page).toHaveURL(/\?status=COMPLETED&order=\d+$/)
    await expect(page.getByRole('heading', { name: 'Package items' })).toBeVisible()
    for (const text of ['Order info', 'Payment info', 'Notes', 'Total savings', 'Total value']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0)
    const details = page.getByRole('region', { name: 'Order details' })
    await expect(details.getByRole('heading', { name: 'Deliver to' })).toBeVisible()
    await expect(details).toContainText(/Sri Lanka\s*0\d{9}/)
    // The checkout has put the recipient and their address into the notes.
    await expect(details).toContainText(/Notes\s*\S.*, \d{5}, Sri Lanka/)
    await expectAccessible(page)

    await reload(page)
    await expect(heading).toBeVisible()
    await page.getByRole('button', { name: 'Back to Orders' }).click()
    await expect(page).toHaveURL('/orders?status=COMPLETED')
    await expect(page.getByRole('link', { name })).toBeVisible()
  })

  test('the words of a card that say so open its order', async ({ page }) => {
    // Pressed where they are, even if something lies above them.
    await orderCards(page).getByText('View order').first().click({ force: true })
    await expect(page.getByRole('button', { name: 'Back to Orders' })).toBeVisible()
  })

  test('keyboard focus returns to the order that was opened', async ({ page }) => {
    const link = orderCards(page).nth(1).getByRole('link')
    await link.press('Enter')
    await page.getByRole('button', { name: 'Back to Orders' }).press('Enter')
    await expect(link).toBeFocused()
  })
})

test('an order sums up its packages, products, savings and value', async ({ page }) => {
  const shop = await enter(page, demoCustomer)
  for (const { orderId, items, orderProducts, totalAmount } of await shop.get('/orders')) {
    await visit(page, `/orders?order=${orderId}`)
    const summary = page.getByRole('region', { name: 'Summary' })
    for (const [label, value] of [
      ['Packages', String(unitsOf(items))],
      ['Products', String(unitsOf(orderProducts))],
      ['Total savings', /^LKR\s[\d,]+\.\d\d$/],
      ['Total value', amountText(cents(totalAmount), formats)],
    ] as const) {
      await expect(await definitionOf(summary, label)).toHaveText(value)
    }
  }
})

test('a new customer has no orders yet, and is led to the packages', async ({ page }) => {
  await enterAsNewcomer(page)
  await visit(page, '/orders')

  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible()
  await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse Packages' })).toHaveAttribute(
    'href',
    '/packages',
  )
  await page.getByRole('button', { name: /^PAID/ }).click()
  await expect(page.getByText('No PAID orders found.')).toBeVisible()
  await expectAccessible(page)
})

test('orders that failed to load can be requested again', async ({ page }) => {
  await enterAsNewcomer(page)
  await page.route('**/api/orders', (route) => route.fulfill({ status: 429, json: {} }))
  await visit(page, '/orders')
  await expect(page.getByRole('heading', { name: 'Error Loading Orders' })).toBeVisible()
  await expect(page.getByText('Failed to fetch orders')).toBeVisible()

  await page.unroute('**/api/orders')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible()
})

test("another customer's order is not shown", async ({ page }) => {
  await enterAsNewcomer(page)
  await visit(page, '/orders?order=1')
  await expect(page.getByText('This order does not exist.')).toBeVisible()
})

test('orders are forgotten when their customer signs out', async ({ page }) => {
  const { order } = await enterWithAnOrder(page)
  const next = await aCustomer(page.request)
  await visit(page, '/orders')
  await expect(orderCards(page)).toContainText(`#${order.orderId}`)
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  const loading = await hold(page, /\/api\/orders$/)
  await fillCredentials(page, next)
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await loading.reached(1)
  const tab = page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: 'Orders' })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(orderCards(page)).toHaveCount(0)
  loading.pass()
  await loading.release()
  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible()
})

test('a customer who pays again reads that the gateway comes next', async ({ page }) => {
  const gateway = 'https://gateway.example/pay'
  await enterWithAnOrder(page)
  await page.route('**/api/orders/re_payment', (route) =>
    route.fulfill({ status: 201, json: { status: 'SUCCESS', message: '', data: gateway } }),
  )
  // Without content, the browser stays on the page.
  await page.route(gateway, (route) => route.fulfill({ status: 204 }))
  await visit(page, '/orders')
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await expect(page.getByText('Redirecting to payment gateway...')).toBeVisible()
})

test('one order is paid at a time, and broken or unexpected orders of a list are still shown', async ({
  page,
}) => {
  const { order } = await enterWithAnOrder(page)
  await page.route('**/api/orders', (route) =>
    route.fulfill({
      json: [
        order,
        { ...order, orderId: 900_001 },
        { ...order, orderId: 900_002, paymentStatus: 'ON HOLD' },
        { ...order, orderId: 900_003, paymentStatus: null, orderStatus: null, transactionId: null },
        { ...order, orderId: null },
      ],
    }),
  )
  const asked = Promise.withResolvers<Route>()
  await page.route('**/api/orders/re_payment', (route) => asked.resolve(route))
  await visit(page, '/orders')
  await expect(orderCards(page)).toHaveCount(4)
  await expect(orderCards(page).filter({ hasText: '#900002' })).toContainText('ON HOLD')
  await expect(orderCards(page).filter({ hasText: '#900003' })).toContainText('Unknown')
  await expect(orderCards(page).filter({ hasText: '#900003' })).toContainText('N/A')

  const buttons = page.getByRole('button', { name: /Pay Now|Processing/ })
  await expect(buttons).toHaveCount(2)
  await buttons.first().click()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Pay Now' })).toBeDisabled()
  await (await asked.promise).fulfill({ status: 409, json: { message: 'No.' } })
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(2)
  await expect(buttons.first()).toBeEnabled()
  await expect(buttons.first()).toBeFocused()
})

test('an order that was paid in the meantime is shown as paid when the browser goes back to the list', async ({
  page,
}) => {
  const { order } = await enterWithAnOrder(page)
  await visit(page, '/orders')
  await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible()
  await page.route('**/api/orders', (route) =>
    route.fulfill({ json: [{ ...order, paymentStatus: 'PAID', canBePaid: false }] }),
  )
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0)
  await expect(orderCards(page).first()).toBeVisible()
})

test('a long list of orders is shown in parts, and stays as long on the way back from an order', async ({
  page,
}) => {
  const { order } = await enterWithAnOrder(page)
  const many = Array.from({ length: 45 }, (_, index) => ({ ...order, orderId: 900_045 - index }))
  await page.route('**/api/orders', (route) => route.fulfill({ json: many }))
  await visit(page, '/orders')
  await expect(page.getByRole('button', { name: 'All 45' })).toBeVisible()
  await expect(orderCards(page)).toHaveCount(20)
  const more = page.getByRole('button', { name: 'Show more orders' })
  await more.click()
  await expect(orderCards(page)).toHaveCount(40)
  const link = page.getByRole('link', { name: '#900025' })
  await expect(link).toBeFocused()
  await link.click()
  await page.getByRole('button', { name: 'Back to Orders' }).click()
  await expect(link).toBeFocused()
  await more.click()
  await expect(orderCards(page)).toHaveCount(45)
  await expect(more).toHaveCount(0)
  await expectAccessible(page)
})

test('orders are cached for 5 minutes, and loaded again on request', async ({ page }) => {
  await enterWithAnOrder(page)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders')) asked += 1
  })
  await page.clock.install()
  await visit(page, '/orders')
  await expect(orderCards(page)).toHaveCount(1)
  expect(asked).toBe(1)

  const leaveAndReturn = async () => {
    const tabs = page.getByRole('navigation', { name: 'Account' })
    await tabs.getByRole('link', { name: 'My Packages' }).click()
    await expect(page).toHaveURL('/mypackages')
    await tabs.getByRole('link', { name: 'Orders' }).click()
    await expect(orderCards(page)).toHaveCount(1)
  }
  await page.clock.fastForward('04:00')
  await leaveAndReturn()
  expect(asked).toBe(1)
  await page.clock.fastForward('02:00')
  await leaveAndReturn()
  await expect.poll(() => asked).toBe(2)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => asked).toBe(3)
})
