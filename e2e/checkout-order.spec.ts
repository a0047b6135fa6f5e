import { expectAccessible } from './accessibility.ts'
import {
  aCustomer,
  addAddress,
  changeCart,
  deliverTo,
  fillCart,
  minus,
  openCheckout,
  ordersOf,
  placeOrder,
  putInCart,
  quantitiesOnServer,
  readyToOrder,
  summary,
} from './checkout-shop.ts'
import { expect, test } from './fixtures.ts'
import { hold, stopOnTheWay } from './hold.ts'
import { reload } from './visit.ts'

const payButton = { name: 'Pay', exact: true }

test('the result of placing an order is shown, and a failure can be retried', async ({
  page,
  request,
  consoleErrors,
}) => {
  const { customer } = await readyToOrder(page, request)
  const refused = 'Failed to create order. Please try again.'
  const outcomes = [
    {
      response: { status: 201, json: { status: 'SUCCESS', data: 'closed' } },
      text: 'Order payment failed. Go to Orders to complete payment.',
      reloads: 1,
    },
    {
      response: { status: 202, json: { status: 'SUCCESS', data: 'https://pay.example/' } },
      text: refused,
      reloads: 1,
    },
    {
      response: { status: 500, json: { message: 'Something went wrong' } },
      text: refused,
      reloads: 1,
    },
    {
      response: { status: 502, json: { code: 'gatewayUnavailable' } },
      text: 'Payment gateway is currently unavailable. Please try again later or contact support.',
      reloads: 0,
    },
    {
      response: undefined,
      text: 'Network error. Please check your connection and try again.',
      reloads: 0,
    },
  ]
  let reloads = 0
  page.on('request', (call) => {
    if (call.method() === 'GET' && call.url().endsWith('/api/carts')) reloads += 1
  })
  const alert = summary(page).getByRole('alert')
  const toasts = page.getByRole('region', { name: /notifications/i })
  for (const outcome of outcomes) {
    reloads = 0
    await page.route('**/api/orders', (route) =>
      outcome.response ? route.fulfill(outcome.response) : route.abort(),
    )
    await placeOrder(page).click()
    await expect(alert).toHaveText(outcome.text)
    await expect(toasts.getByText(outcome.text).first()).toBeVisible()
    await expect.poll(() => reloads).toBe(outcome.reloads)
    await expect(placeOrder(page)).toBeEnabled()
    await page.unroute('**/api/orders')
  }

  // Any other error shows its own message: here the browser cannot write the order down.
  await page.evaluate(() => {
    const write = JSON.stringify
    JSON.stringify = (value) => {
      if (value?.transactionId) throw new Error('No room left')
      return write(value)
    }
  })
  await placeOrder(page).click()
  await expect(alert).toHaveText('Failed to create order: No room left')
  await reload(page)

  await page.route('**/api/orders', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ json: { status: 'PENDING', data: 'https://pay.example/' } }),
  )
  await placeOrder(page).click()
  await expect(page.getByText('Order created successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/orders$/)
  expect(await quantitiesOnServer(request, customer)).toEqual([1, 2])
  consoleErrors.length = 0
})

test('why an order was refused is said until the customer orders something else', async ({
  page,
  request,
}) => {
  const { customer, productName } = await readyToOrder(page, request)
  await addAddress(request, customer, 'Kamala Silva')
  await reload(page)
  const message = `Not enough in stock: ${productName} (1 left).`
  await page.route('**/api/orders', (route) =>
    route.fulfill({ status: 409, json: { code: 'notEnoughStock', message } }),
  )
  const alert = summary(page).getByRole('alert')
  const changes: (() => Promise<unknown>)[] = [
    () => minus(page, productName).click(),
    () => page.getByRole('combobox', { name: 'Recipient' }).selectOption({ index: 2 }),
    () => page.getByRole('button', { name: `Remove ${productName}` }).click(),
  ]
  for (const change of changes) {
    await placeOrder(page).click()
    await expect(alert).toHaveText(message)
    await expect(placeOrder(page)).toBeEnabled()
    await change()
    await expect(alert).toHaveCount(0)
  }
})

test('nothing can be changed while the order is created; a cart emptied elsewhere is not ordered', async ({
  page,
  request,
}) => {
  const { customer, packageName, productName } = await readyToOrder(page, request)
  const held = await hold(page, /cartItem-update/)
  await page.getByRole('button', { name: `Remove ${productName}` }).click()
  await held.reached(1)
  await placeOrder(page).click()
  await expect(page.getByRole('button', { name: 'Creating Order...' })).toBeDisabled()
  await expect(page.locator('[inert]').filter({ hasText: packageName })).toBeAttached()

  await putInCart(request, customer, { products: { 0: 2 } })
  held.pass()
  await held.release()
  await expect(page.getByText('Please ensure cart is complete to continue.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your cart is empty' })).toBeVisible()
  expect(await ordersOf(request, customer)).toEqual([])
})

test.describe('one order', () => {
  test('when its response is lost, also after a reload', async ({
    page,
    request,
    consoleErrors,
  }) => {
    const { customer } = await readyToOrder(page, request)
    await page.route('**/api/orders', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await placeOrder(page).click()
    await expect(summary(page).getByRole('alert')).toContainText('Network error.')
    await page.unroute('**/api/orders')
    await reload(page)
    await placeOrder(page).click()
    await expect(page.getByText('Order created successfully!')).toBeVisible()
    await expect(page).toHaveURL(/\/orders$/)
    expect(await ordersOf(request, customer)).toHaveLength(1)
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await expect(page.getByRole('button', payButton)).toBeVisible()
    consoleErrors.length = 0
  })

  test('when another tab still shows what was paid for, and on going back', async ({
    page,
    request,
  }) => {
    const { customer } = await readyToOrder(page, request)
    const other = await page.context().newPage()
    await openCheckout(other, customer)
    await expect(placeOrder(other)).toBeEnabled()
    // The tab notices nothing, because it stays in the background.
    const held = await hold(other, /\/api\/carts$/)
    await placeOrder(page).click()
    await page.getByRole('button', payButton).click()
    await expect(page.getByRole('heading', { name: 'Order Payment Successful!' })).toBeVisible()

    held.pass()
    await placeOrder(other).click()
    await expect(other.getByText('Failed to create order. Please try again.')).toBeVisible()
    await expect(other.getByText('Your cart was changed on another device.')).toBeVisible()
    await expect(other.getByRole('region', { name: 'Your cart is empty' })).toBeVisible()

    // Back, past the gateway's own pages.
    await page.evaluate(() => setTimeout(() => history.go(2 - history.length)))
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByRole('region', { name: 'Your cart is empty' })).toBeVisible()
    expect(await ordersOf(request, customer)).toHaveLength(1)
  })

  test('when the customer stops the browser on its way to the payment page', async ({
    page,
    request,
  }) => {
    const { customer } = await readyToOrder(page, request)
    const toOrders = async () => {
      await page.getByRole('link', { name: 'Profile', exact: true }).first().click()
      await page.getByRole('link', { name: 'Orders', exact: true }).click()
    }
    await toOrders()
    await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible()
    await page.goBack()
    await page.goBack()
    const slow = await hold(page, /\/payments\//)
    await stopOnTheWay(page)
    await placeOrder(page).click()
    await expect(summary(page).getByRole('alert')).toHaveText(
      'Order payment failed. Go to Orders to complete payment.',
    )
    await expect(placeOrder(page)).toBeEnabled()
    slow.pass()
    await toOrders()
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await expect(page.getByRole('button', payButton)).toBeVisible()
    expect(await ordersOf(request, customer)).toHaveLength(1)
  })

  test('when the browser restores the page as it was left, busy', async ({ page, request }) => {
    const { customer } = await readyToOrder(page, request)
    // The page stays in memory, as in the browser's back/forward cache.
    await page.route('**/payments/*', (route) => route.fulfill({ status: 204 }))
    const left = page.waitForRequest('**/payments/*')
    await placeOrder(page).click()
    const address = (await left).url()
    await expect(page.getByRole('button', { name: 'Creating Order...' })).toBeDisabled()

    const other = await page.context().newPage()
    await other.goto(address)
    await other.getByRole('button', payButton).click()
    await expect(other.getByRole('heading', { name: 'Order Payment Successful!' })).toBeVisible()

    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect(page.getByRole('region', { name: 'Your cart is empty' })).toBeVisible()
    expect(await ordersOf(request, customer)).toHaveLength(1)
  })
})

test('an order with a changed price scrolls to the line that says so, and can then be placed', async ({
  page,
  request,
}) => {
  const customer = await aCustomer(request)
  const { productName } = await fillCart(request, customer)
  await addAddress(request, customer)
  // The page was loaded when the product was 30 rupees cheaper.
  let isOld = true
  await changeCart(page, (cart) => {
    const [line] = cart.products
    if (!line) return
    line.notedUnitPrice = line.unitPrice - 30
    if (isOld) line.unitPrice -= 30
  })
  await openCheckout(page, customer)
  await deliverTo(page, 'Nimali')
  isOld = false
  await placeOrder(page).click()

  const news = page.getByRole('region', { name: `${productName}: The price has changed` })
  await expect(page.getByText('Failed to create order. Please try again.')).toBeVisible()
  await expect(news).toBeFocused()
  await expect(summary(page).getByRole('alert')).toHaveText(
    'Prices have changed since you last looked. Please check your cart.',
  )
  await expectAccessible(page)
  expect(await ordersOf(request, customer)).toEqual([])

  // Ordering again is not accepting the price.
  await placeOrder(page).click()
  await expect(summary(page).getByText('Please decide about it before you order.')).toBeVisible()
  await expect(news).toBeFocused()
  expect(await ordersOf(request, customer)).toEqual([])

  await page.unroute(/\/api\/carts/)
  await news.getByRole('button', { name: 'Keep it at this price' }).click()
  await placeOrder(page).click()
  await expect(page.getByRole('button', payButton)).toBeVisible()
})
