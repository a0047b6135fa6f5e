import type { Page, Route } from '@playwright/test'
import { demoCustomer } from '../demo/customer.ts'
import { enter, enterAsNewcomer } from './customers.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

/** A newcomer with one order of two of a product, still to be paid. */
async function enterWithAnOrder(page: Page) {
  const { calls: shop } = await enterAsNewcomer(page)
  const user = await shop.post('/user/get_user_info_by_token')
  const recipient = await shop.post('/recipients', {
    recipientName: 'Nimali Perera',
    streetAddress: 'No. 12, Example Lane',
    postalCode: '10250',
    contact: '0771234567',
  })
  const [product] = await shop.get('/products/search/Samba')
  const totalAmount = product.price * 2
  await shop.post('/orders', {
    userId: user.id,
    recipientId: recipient.recipientId,
    totalAmount: totalAmount.toFixed(2),
    discountAmount: '0.00',
    transactionId: `TXN-${Date.now()}`,
    notes: 'Nimali Perera, No. 12, Example Lane, 10250, Sri Lanka',
    items: [],
    orderProducts: [{ productId: product.productId, quantity: 2, totalAmount }],
  })
  const [order] = await shop.get('/orders')
  return { order, product }
}

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: '#' })

test.describe('the list of orders', () => {
  test.beforeEach(async ({ page }) => {
    await enter(page, demoCustomer)
    await page.goto('/orders')
    await expect(cards(page).first()).toBeVisible()
  })

  test('says of each order what it is, how it stands and what it comes to', async ({ page }) => {
    const paid = cards(page).filter({ hasText: 'Paid' }).first()
    await expect(paid).toContainText(/#\d+/)
    await expect(paid).toContainText('Individual Products')
    await expect(paid).toContainText(/\d\sproducts?/)
    await expect(paid).toContainText(/LKR\s[\d,]+\.\d\d/)
    await expect(paid).toContainText(/VISA · …\w{8}/)
    await expect(paid).toContainText('Has notes')
    await expect(paid.getByRole('img')).toBeVisible()
    await expectAccessible(page)
  })

  test('shows under each status as many orders as it counts', async ({ page }) => {
    for (const [status, label] of [
      ['PENDING', 'To Pay'],
      ['PAID', 'Paid'],
      ['COMPLETED', 'Completed'],
    ] as const) {
      const chip = page.getByRole('button', { name: new RegExp(`^${status} \\d+$`) })
      await chip.click()
      await expect(page).toHaveURL(`/orders?status=${status}`)
      await expect(chip).toHaveAttribute('aria-pressed', 'true')
      const count = Number((await chip.innerText()).replace(/\D/g, ''))
      await expect(cards(page)).toHaveCount(count)
      await expect(cards(page).filter({ hasText: label })).toHaveCount(count)
    }
  })

  test('offers to pay only what is still to pay', async ({ page }) => {
    for (const card of await cards(page).all()) {
      const isToPay = (await card.innerText()).includes('To Pay')
      await expect(card.getByRole('button', { name: 'Pay Now' })).toHaveCount(isToPay ? 1 : 0)
    }
  })

  test('opens an order whose address can be reloaded, and leads back to the same tab', async ({
    page,
  }) => {
    await page.getByRole('button', { name: /^COMPLETED/ }).click()
    const link = cards(page).first().getByRole('link')
    const name = await link.innerText()
    await link.click()

    const heading = page.getByRole('heading', { level: 1, name })
    await expect(heading).toBeFocused()
    await expect(page).toHaveURL(/\?status=COMPLETED&order=\d+$/)
    await expect(page.getByRole('heading', { name: 'Package items' })).toBeVisible()
    for (const text of ['Order info', 'Payment info', 'Notes', 'Total savings', 'Total value']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    }
    await expectAccessible(page)

    await page.reload()
    await expect(heading).toBeVisible()
    await page.getByRole('button', { name: 'Back to Orders' }).click()
    await expect(page).toHaveURL('/orders?status=COMPLETED')
    await expect(page.getByRole('link', { name })).toBeVisible()
  })

  test('keyboards come back to the order they opened', async ({ page }) => {
    const link = cards(page).nth(1).getByRole('link')
    await link.press('Enter')
    await page.getByRole('button', { name: 'Back to Orders' }).press('Enter')
    await expect(link).toBeFocused()
  })
})

test('a paid order has an invoice that prints without the shop around it', async ({ page }) => {
  const shop = await enter(page, demoCustomer)
  await page.goto('/orders?status=PAID')
  const card = cards(page).first()
  await expect(card).toContainText(/With you by \w+day, \w+ \d+, \d{4}/)
  await card.getByRole('link').click()
  await expect(page.getByText(/^\w+day, \w+ \d+, \d{4}$/)).toBeVisible()
  await page.getByRole('link', { name: 'Invoice' }).click()
  await expect(page).toHaveURL(/\/orders\/\d+\/invoice$/)

  const orderId = Number(/\/orders\/(\d+)\/invoice$/.exec(page.url())?.[1])
  const order = (await shop.get('/orders')).find(
    (each: { orderId: number }) => each.orderId === orderId,
  )
  const invoice = page.getByRole('article', { name: `Invoice ${orderId}` })
  const total = order.totalAmount.toLocaleString('en-LK', { minimumFractionDigits: 2 })
  for (const text of [
    `#${orderId}`,
    demoCustomer.email,
    order.deliverTo.streetAddress,
    order.orderProducts[0].productId.name,
    order.transactionId,
    total,
  ]) {
    await expect(invoice).toContainText(text)
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectAccessible(page)

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(invoice).toBeVisible()
  for (const part of [page.getByRole('banner'), page.getByRole('button', { name: 'Print' })]) {
    await expect(part).toBeHidden()
  }
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: `Back to order #${orderId}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `#${orderId}` })).toBeVisible()
})

test('an order that is unpaid or belongs to somebody else has no invoice', async ({ page }) => {
  const { order } = await enterWithAnOrder(page)
  await page.goto(`/orders?order=${order.orderId}`)
  await expect(page.getByText('Pay today, with you by')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Invoice' })).toHaveCount(0)
  await page.goto(`/orders/${order.orderId}/invoice`)
  await expect(
    page.getByText('This order has no invoice: there is one for paid orders only.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.goto('/orders/1/invoice')
  await expect(page.getByText('This order does not exist.')).toBeVisible()
})

test("'Order again' fills the cart with what is still there and names what is not", async ({
  page,
}) => {
  const { order, product } = await enterWithAnOrder(page)
  const stocked = (stockQuantity: number) => (route: Route) =>
    route.fulfill({ json: [{ ...product, price: 990, stockQuantity }] })
  await page.goto(`/orders?order=${order.orderId}`)
  const again = page.getByRole('button', { name: 'Order again' })
  const todaysProducts = /\/api\/products\?ids=/

  await page.route(todaysProducts, (route) => route.fulfill({ json: [] }))
  await again.click()
  await expect(page.getByText('Nothing of this order is there any more:')).toBeVisible()
  await expect(page.getByText(`${product.name} is no longer sold.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Checkout' })).toHaveCount(0)

  await page.unroute(todaysProducts)
  await page.route(todaysProducts, stocked(1))
  await again.click()
  await expect(page.getByText(`${product.name}: only 1 of 2 are left.`)).toBeVisible()
  await expectAccessible(page)

  await page.unroute(todaysProducts)
  await again.click()
  const text = "Everything of this order is in your cart, at today's prices."
  await expect(page.getByText(text)).toBeVisible()
  await page.getByRole('link', { name: 'Go to Checkout' }).click()
  const cart = page.getByRole('region', { name: 'Items in your cart' })
  await expect(cart.getByRole('heading', { name: product.name })).toBeVisible()
  await expect(cart.getByText('3', { exact: true })).toBeVisible()
})

test('a newcomer has no orders yet, and is led to the packages', async ({ page }) => {
  await enterAsNewcomer(page)
  await page.goto('/orders')

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

test('orders that could not be loaded can be asked for again', async ({ page }) => {
  await enterAsNewcomer(page)
  await page.route('**/api/orders', (route) => route.fulfill({ status: 429, json: {} }))
  await page.goto('/orders')
  await expect(page.getByRole('heading', { name: 'Error Loading Orders' })).toBeVisible()
  await expect(page.getByText('Failed to fetch orders')).toBeVisible()

  await page.unroute('**/api/orders')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible()
})

test("another customer's order is not shown", async ({ page }) => {
  await enterAsNewcomer(page)
  await page.goto('/orders?order=1')
  await expect(page.getByText('This order does not exist.')).toBeVisible()
})

test('paying again refused says why in the words of the shop, and can be tried again', async ({
  page,
  consoleErrors,
}) => {
  await enterWithAnOrder(page)
  await page.goto('/orders')
  const refusals: [string, (route: Route) => Promise<void>][] = [
    [
      'Not enough in stock: Keeri Samba Rice 5 kg.',
      (route) =>
        route.fulfill({
          status: 409,
          json: { message: 'Not enough in stock: Keeri Samba Rice 5 kg.' },
        }),
    ],
    ['Failed to process re-payment', (route) => route.fulfill({ json: { status: 'FAILED' } })],
    ['Failed to process re-payment. Please try again.', (route) => route.abort()],
  ]
  for (const [words, refuse] of refusals) {
    await page.route('**/api/orders/re_payment', refuse)
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await expect(page.getByText('Processing payment...').last()).toBeVisible()
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeEnabled()
  }
  // The browser's own line about the network.
  consoleErrors.length = 0
})

test('one order is paid at a time, and what is broken or strange in a list is still shown', async ({
  page,
}) => {
  const { order } = await enterWithAnOrder(page)
  const [line] = order.orderProducts
  const broken = { ...line, productId: { ...line.productId, imageUrl: '/media/gone.webp' } }
  await page.route('**/api/orders', (route) =>
    route.fulfill({
      json: [
        order,
        { ...order, orderId: 900_001, orderProducts: [broken] },
        { ...order, orderId: 900_002, paymentStatus: 'ON HOLD' },
        { ...order, orderId: 900_003, paymentStatus: null, orderStatus: null },
        { ...order, orderId: null },
      ],
    }),
  )
  const asked = Promise.withResolvers<Route>()
  await page.route('**/api/orders/re_payment', (route) => asked.resolve(route))
  await page.goto('/orders')
  await expect(cards(page)).toHaveCount(4)
  await expect(cards(page).filter({ hasText: '#900002' })).toContainText('ON HOLD')
  await expect(cards(page).filter({ hasText: '#900003' })).toContainText('Unknown')
  const picture = cards(page).filter({ hasText: '#900001' }).getByRole('img')
  await expect(picture).not.toHaveAttribute('src', /gone/)

  const buttons = page.getByRole('button', { name: /Pay Now|Processing/ })
  await expect(buttons).toHaveCount(2)
  await buttons.first().click()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Pay Now' })).toBeDisabled()
  await (await asked.promise).fulfill({ status: 409, json: { message: 'No.' } })
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(2)
  await expect(buttons.first()).toBeEnabled()
})

test('orders are kept for 5 minutes, and asked for again on request', async ({ page }) => {
  await enterWithAnOrder(page)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders')) asked += 1
  })
  await page.clock.install()
  await page.goto('/orders')
  await expect(cards(page)).toHaveCount(1)
  expect(asked).toBe(1)

  const leaveAndReturn = async () => {
    const tabs = page.getByRole('navigation', { name: 'Account' })
    await tabs.getByRole('link', { name: 'My Packages' }).click()
    await expect(page).toHaveURL('/mypackages')
    await tabs.getByRole('link', { name: 'Orders' }).click()
    await expect(cards(page)).toHaveCount(1)
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

test('a pending payment is checked once by itself, then on request, and can be paid after all', async ({
  page,
}) => {
  let checks = 0
  let lists = 0
  page.on('request', (request) => {
    if (/\/api\/orders\/\d+$/.test(request.url())) checks += 1
    if (request.url().endsWith('/api/orders')) lists += 1
  })
  const { order, product } = await enterWithAnOrder(page)
  await page.goto('/payment-result')

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
  const answers = Promise.withResolvers<void>()
  await page.route(/\/api\/orders\/\d+$/, async (route) => {
    await answers.promise
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, transactionId: null } })
  })
  await main.getByRole('button', { name: 'Check Payment Status Again' }).click()
  await expect(main.getByRole('button', { name: 'Checking...' })).toBeDisabled()
  answers.resolve()
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
  await expect(cards(page).filter({ hasText: 'Paid' })).toHaveCount(1)

  lists = 0
  await page.goBack()
  await main.getByRole('link', { name: 'View Orders' }).click()
  await expect.poll(() => lists).toBe(1)
})

test.describe('a payment result without an order', () => {
  test.beforeEach(async ({ page }) => {
    await enterAsNewcomer(page)
  })

  test('asks a customer who never ordered to complete a purchase', async ({ page }) => {
    await page.goto('/payment-result')
    await expect(page.getByRole('heading', { name: 'Error Loading Payment Result' })).toBeVisible()
    await expect(page.getByText('No orders found. Please complete a purchase first.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'View Orders' })).toHaveAttribute('href', '/orders')
    await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
    await expectAccessible(page)
  })

  test('says so when the order could not be fetched', async ({ page }) => {
    await page.route(/\/api\/orders\/\d+$/, (route) => route.fulfill({ status: 429, json: {} }))
    await page.goto('/payment-result')
    await expect(page.getByText('Failed to fetch order details. Please try again.')).toBeVisible()
  })

  test('names what may have happened when the answer holds none', async ({ page }) => {
    await page.route(/\/api\/orders\/\d+$/, (route) => route.fulfill({ json: {} }))
    await page.goto('/payment-result')
    await expect(page.getByRole('heading', { name: 'Payment Status Unknown' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('link', { name: 'Return to Checkout' })).toHaveAttribute(
      'href',
      '/checkout',
    )
    await expectAccessible(page)
  })

  test('tells a customer who is signed out elsewhere to log in', async ({ page, context }) => {
    await page.goto('/payment-result')
    await expect(page.getByRole('heading', { name: 'Error Loading Payment Result' })).toBeVisible()
    const elsewhere = await context.newPage()
    await elsewhere.goto('/terms-conditions')
    await elsewhere.evaluate(() => localStorage.removeItem('token'))
    await expect(page.getByText('User not authenticated. Please login first.')).toBeVisible()
  })
})
