import type { Route } from '@playwright/test'
import { demoCustomer } from '../demo/customer.ts'
import { expectAccessible } from './accessibility.ts'
import { enter } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { hold, stopOnTheWay } from './hold.ts'
import { enterWithAnOrder, orderCards } from './orders-page.ts'
import { visit } from './visit.ts'

test('a paid order has an invoice that prints without the shop around it', async ({ page }) => {
  const shop = await enter(page, demoCustomer)
  await visit(page, '/orders?status=PAID')
  const card = orderCards(page).first()
  await expect(card).toContainText(/With you by \w+ \d+/)
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

test('an order that is unpaid or belongs to someone else has no invoice', async ({ page }) => {
  const { order } = await enterWithAnOrder(page)
  await visit(page, `/orders?order=${order.orderId}`)
  await expect(page.getByText('Pay today, with you by')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Invoice' })).toHaveCount(0)
  await visit(page, `/orders/${order.orderId}/invoice`)
  await expect(
    page.getByText('This order has no invoice: there is one for paid orders only.'),
  ).toBeVisible()
  await expectAccessible(page)
  await visit(page, '/orders/1/invoice')
  await expect(page.getByText('This order does not exist.')).toBeVisible()
})

test("'Order again' fills the cart with what is still sold and names what is not", async ({
  page,
}) => {
  const { order, product } = await enterWithAnOrder(page)
  const stocked = (stockQuantity: number) => (route: Route) =>
    route.fulfill({ json: [{ ...product, price: 990, stockQuantity }] })
  await visit(page, `/orders?order=${order.orderId}`)
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
  const onceMore = page.getByRole('alertdialog', { name: 'Already in your cart' })
  await onceMore.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('to cart successfully!')).toHaveCount(0)
  await again.click()
  await expectAccessible(page)
  await onceMore.getByRole('button', { name: 'Add once more' }).click()
  const text = "Everything of this order is in your cart, at today's prices."
  await expect(page.getByText(text)).toBeVisible()
  await page.getByRole('link', { name: 'Go to Checkout' }).click()
  const cart = page.getByRole('region', { name: 'Items in your cart' })
  await expect(cart.getByRole('heading', { name: product.name })).toBeVisible()
  await expect(cart.getByText('3', { exact: true })).toBeVisible()
})

test('a payment whose page the customer stops can be started again', async ({ page }) => {
  await enterWithAnOrder(page)
  await visit(page, '/orders')
  const slow = await hold(page, /\/payments\//)
  const pay = page.getByRole('button', { name: 'Pay Now' })
  await stopOnTheWay(page)
  await pay.click()
  await expect(page.getByText('Redirecting to payment gateway...')).toBeVisible()
  // It is busy until the browser has stopped.
  await expect(pay).toBeVisible()
  slow.pass()
  await pay.click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
})

test('a refused second payment says why in the words of the shop, and can be retried', async ({
  page,
  consoleErrors,
}) => {
  const { product } = await enterWithAnOrder(page)
  const message = `Not enough in stock: ${product.name}.`
  await visit(page, '/orders')
  const refusals: [string, (route: Route) => Promise<void>][] = [
    [message, (route) => route.fulfill({ status: 409, json: { message } })],
    ['Failed to process re-payment', (route) => route.fulfill({ json: { status: 'FAILED' } })],
    [
      'Only accepted',
      (route) =>
        route.fulfill({
          status: 202,
          json: { status: 'SUCCESS', data: page.url(), message: 'Only accepted' },
        }),
    ],
    ['Failed to process re-payment. Please try again.', (route) => route.abort()],
  ]
  for (const [words, refuse] of refusals) {
    await page.route('**/api/orders/re_payment', refuse)
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await expect(page.getByText('Processing payment...').last()).toBeVisible()
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeEnabled()
  }
  // The browser's own message about the network.
  consoleErrors.length = 0
})
