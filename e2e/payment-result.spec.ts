import { expectAccessible } from './accessibility.ts'
import { enterAsNewcomer } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { changeLatestOrder, latestOrder } from './latest-order.ts'
import { comeBack } from './look-again.ts'
import { enterWithAnOrder, orderCards } from './orders-page.ts'
import { visit } from './visit.ts'

test('a pending payment is checked once automatically, then on request, and can still be paid', async ({
  page,
}) => {
  let checks = 0
  let lists = 0
  page.on('request', (request) => {
    if (latestOrder.test(request.url())) checks += 1
    if (request.url().endsWith('/api/orders')) lists += 1
  })
  const { order, product } = await enterWithAnOrder(page)
  await visit(page, '/payment-result')

  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Payment Processing...' })).toBeVisible()
  await expect(main.getByText('Checking payment status automatically...')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
  await expect(main.getByText(`#${order.orderId}`)).toBeVisible()
  await expect(main.getByText('Online Payment')).toBeVisible()
  await expect(main.getByText(order.transactionId)).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Products (1)' })).toBeVisible()
  await expect(main.getByText(product.name)).toBeVisible()
  await expect(main.getByText('Total Amount')).toBeVisible()

  await expect(main.getByRole('heading', { name: 'Order Payment Failed' })).toBeVisible()
  expect(checks).toBe(2)
  await expectAccessible(page)
  const release = Promise.withResolvers<void>()
  await page.route(latestOrder, async (route) => {
    await release.promise
    const order = await (await route.fetch()).json()
    await route.fulfill({ json: { ...order, transactionId: null } })
  })
  await main.getByRole('button', { name: 'Check Payment Status Again' }).click()
  await expect(main.getByRole('button', { name: 'Checking...' })).toBeDisabled()
  release.resolve()
  await expect(main.getByRole('button', { name: 'Check Payment Status Again' })).toBeEnabled()
  await expect(main.getByRole('heading', { name: 'Order Payment Failed' })).toBeVisible()
  expect(checks).toBe(3)
  await expect(main.getByText('N/A')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Try Order Again' })).toHaveAttribute(
    'href',
    '/checkout',
  )

  await main.getByRole('link', { name: 'View Orders' }).click()
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(main.getByRole('heading', { name: 'Order Payment Successful!' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
    'href',
    '/packages',
  )
  await expectAccessible(page)
  await main.getByRole('link', { name: 'View Orders' }).click()
  await expect(orderCards(page).filter({ hasText: 'Paid' })).toHaveCount(1)

  lists = 0
  await page.goBack()
  await main.getByRole('link', { name: 'View Orders' }).click()
  await expect.poll(() => lists).toBe(1)
})

test('the automatic check is made once, after 3 seconds', async ({ page }) => {
  let checks = 0
  page.on('request', (request) => {
    if (latestOrder.test(request.url())) checks += 1
  })
  await page.clock.install()
  await enterWithAnOrder(page)
  const answers = await hold(page, latestOrder)
  await visit(page, '/payment-result')
  await answers.reached(1)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  answers.pass()
  await answers.release()
  const main = page.getByRole('main')
  const reaches = (title: string) =>
    // An answer is shown by the page's clock too.
    expect(async () => {
      await page.clock.runFor(10)
      await expect(main.getByRole('heading', { name: title })).toBeVisible({ timeout: 200 })
    }).toPass()
  await reaches('Payment Processing...')
  await page.clock.runFor(2900)
  expect(checks).toBe(1)
  await page.clock.runFor(100)
  await reaches('Order Payment Failed')

  // The page looks again only after 10 seconds, without a word.
  await page.clock.runFor(6000)
  const checked = page.waitForResponse(latestOrder)
  await main.getByRole('button', { name: 'Check Payment Status Again' }).click()
  await checked
  expect(checks).toBe(3)
})

test('a payment that is reported late is found without a press', async ({ page }) => {
  await page.clock.install()
  await enterWithAnOrder(page)
  await visit(page, '/payment-result')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Payment Processing...' })).toBeVisible()
  await page.clock.fastForward('00:03')
  await expect(main.getByRole('heading', { name: 'Order Payment Failed' })).toBeVisible()
  await expect(main.getByText('You are not charged twice')).toBeVisible()

  // Looks again twice, first without success.
  await Promise.all([page.waitForResponse(latestOrder), page.clock.fastForward('00:10')])
  await expect(main.getByRole('heading', { name: 'Order Payment Failed' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Check Payment Status Again' })).toBeEnabled()
  await changeLatestOrder(page, { paymentStatus: 'PAID' })
  const successful = main.getByRole('heading', { name: 'Order Payment Successful!' })
  // The page counts the time until it looks again from the last answer, which it may still be reading.
  await expect(async () => {
    await page.clock.fastForward('00:20')
    await expect(successful).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('a late payment is seen when the customer comes back to the tab', async ({ page }) => {
  await enterWithAnOrder(page)
  await visit(page, '/payment-result')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Order Payment Failed' })).toBeVisible()
  await changeLatestOrder(page, { paymentStatus: 'PAID' })
  await comeBack(page)
  await expect(main.getByRole('heading', { name: 'Order Payment Successful!' })).toBeVisible()
})

test('money that goes back is explained: for a second payment and for a cancelled order', async ({
  page,
}) => {
  await enterWithAnOrder(page)
  const paidAt = '2026-11-22T10:00:00Z'
  const moneyBack = { owed: 500, underWay: 0, made: 0, isSurplus: true }
  await changeLatestOrder(page, { paymentStatus: 'PAID', paidAt, moneyBack })
  await visit(page, '/payment-result')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Order Payment Successful!' })).toBeVisible()
  await expect(main.getByText(/You have paid LKR.500\.00 more than this order costs/)).toBeVisible()
  await expectAccessible(page)

  await changeLatestOrder(page, {
    paymentStatus: 'CANCELLED',
    paidAt,
    moneyBack: { owed: 0, underWay: 0, made: 500, isSurplus: false },
  })
  await visit(page, '/payment-result')
  await expect(main.getByRole('heading', { name: 'Order Cancelled' })).toBeVisible()
  await expect(main.getByText(/We have given LKR.500\.00 back to you/)).toBeVisible()
  await expect(main.getByText('was not processed')).toHaveCount(0)
  await expect(main.locator('a, button').filter({ hasText: /again|orders/i })).toHaveText([
    'Try Order Again',
    'View Orders',
    'Check Payment Status Again',
  ])
  await expectAccessible(page)
})

test.describe('a payment result without an order', () => {
  test.beforeEach(async ({ page }) => {
    await enterAsNewcomer(page)
  })

  test('asks a customer who never ordered to complete a purchase', async ({ page }) => {
    await visit(page, '/payment-result')
    const heading = page.getByRole('heading', { name: 'Error Loading Payment Result' })
    await expect(heading).toBeVisible()
    const { x = 0, width = 0 } = (await heading.boundingBox()) ?? {}
    expect(x + width / 2, 'in the middle of the page').toBeCloseTo(640, 0)
    await expect(page.getByText('No orders found. Please complete a purchase first.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'View Orders' })).toHaveAttribute('href', '/orders')
    await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
    await expectAccessible(page)
  })

  test('says so when the order cannot be loaded', async ({ page }) => {
    await page.route(latestOrder, (route) => route.fulfill({ status: 429, json: {} }))
    await visit(page, '/payment-result')
    await expect(page.getByText('Failed to fetch order details. Please try again.')).toBeVisible()
  })

  test('says what may have happened when the response contains none', async ({ page }) => {
    await page.route(latestOrder, (route) => route.fulfill({ json: {} }))
    await visit(page, '/payment-result')
    await expect(page.getByRole('heading', { name: 'Payment Status Unknown' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      'This page was opened directly, without paying.',
      'The payment gateway returned no order information.',
      'Your session has expired.',
    ])
    await expect(page.getByRole('link', { name: 'View Orders' })).toHaveAttribute('href', '/orders')
    await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('link', { name: 'Return to Checkout' })).toHaveAttribute(
      'href',
      '/checkout',
    )
    await expectAccessible(page)
  })

  test('asks a customer who signed out in another tab to log in', async ({ page, context }) => {
    await visit(page, '/payment-result')
    await expect(page.getByRole('heading', { name: 'Error Loading Payment Result' })).toBeVisible()
    const elsewhere = await context.newPage()
    await visit(elsewhere, '/terms-conditions')
    await elsewhere.evaluate(() => localStorage.removeItem('token'))
    await expect(page.getByText('User not authenticated. Please login first.')).toBeVisible()
  })
})
