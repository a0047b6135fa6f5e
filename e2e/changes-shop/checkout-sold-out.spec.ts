import { refusalTexts } from '../../domain/texts/en/refusals.ts'
import { allowLargeOrders } from '../back-office.ts'
import {
  aCustomer,
  addAddress,
  changeCart,
  deliverTo,
  openCheckout,
  placeOrder,
  plus,
  putInCart,
  quantityOf,
  summary,
} from '../checkout-shop.ts'
import { expect, test } from '../fixtures.ts'
import { visit } from '../visit.ts'

test('an order of more than is in stock names what ran out, and is placed with what is left', async ({
  page,
  request,
}) => {
  const customer = await aCustomer(request)
  await allowLargeOrders(page, customer.userId)
  const { product } = await putInCart(request, customer, { products: { 19: 999 } })
  await addAddress(request, customer)
  // The page was loaded when there was more.
  let isOld = true
  await changeCart(page, (cart) => {
    for (const line of cart.products) if (isOld) line.availableQuantity = 999
  })
  await openCheckout(page, customer)
  await deliverTo(page, 'Nimali')
  isOld = false
  const left = page.getByRole('region', {
    name: `${product.name}: Only ${product.stockQuantity} are left.`,
  })
  await placeOrder(page).click()
  await expect(summary(page).getByRole('alert')).toHaveText(
    `Not enough in stock: ${product.name} (${product.stockQuantity} left).`,
  )
  await expect(left).toBeFocused()

  // What the page knows, it does not ask the server.
  let asked = 0
  page.on('request', (call) => {
    if (call.method() === 'POST' && call.url().endsWith('/api/orders')) asked += 1
  })
  await placeOrder(page).click()
  await expect(summary(page).getByText('Please decide about it before you order.')).toBeVisible()
  await expect(left).toBeFocused()
  expect(asked).toBe(0)

  await page.getByRole('button', { name: /^Take the \d+ that are left/ }).click()
  await placeOrder(page).click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  // The customer's own order holds all of it, and they can still order it.
  await visit(page, '/checkout')
  await expect(quantityOf(page, product.name)).toHaveText(String(product.stockQuantity))
  await expect(left).toBeHidden()
  await expect(page.getByText('Out of stock at the moment.')).toBeHidden()
})

test('a product that was withdrawn is called so, and has no plus', async ({ page, request }) => {
  const customer = await aCustomer(request)
  const { product } = await putInCart(request, customer, { products: { 0: 1 } })
  await addAddress(request, customer)
  await changeCart(page, (cart) => {
    for (const line of cart.products) Object.assign(line, { isSold: false, availableQuantity: 0 })
  })
  await openCheckout(page, customer)
  await deliverTo(page, 'Nimali')
  const news = page.getByRole('region', {
    name: `${product.name}: This product is not sold any more.`,
  })
  await expect(news).toBeVisible()
  await expect(plus(page, product.name)).toBeDisabled()
  await placeOrder(page).click()
  await expect(news).toBeFocused()
  await expect(summary(page).getByText('Please decide about it before you order.')).toBeVisible()
})

test('an order placed in another window at the same moment is named', async ({
  page,
  request,
  consoleErrors,
}) => {
  const customer = await aCustomer(request)
  await putInCart(request, customer, { products: { 0: 1 } })
  await addAddress(request, customer)
  await openCheckout(page, customer)
  await deliverTo(page, 'Nimali')
  const message = refusalTexts.justOrdered
  await page.route('**/api/orders', (route) =>
    route.fulfill({ status: 409, json: { code: 'justOrdered', message } }),
  )
  await placeOrder(page).click()
  await expect(summary(page).getByRole('alert')).toHaveText(message)
  consoleErrors.length = 0
})
