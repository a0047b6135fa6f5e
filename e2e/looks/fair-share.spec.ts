import { expectAccessible } from '../accessibility.ts'
import { anOperator } from '../back-office.ts'
import {
  aCustomer,
  addAddress,
  deliverTo,
  minus,
  openCheckout,
  placeOrder,
  putInCart,
  quantityOf,
  summary,
} from '../checkout-shop.ts'
import { expectNoWiderThanScreen } from '../customers.ts'
import { expect, test } from '../fixtures.ts'

test('an order that would keep too much from others says how much is possible, and operators see who holds it', async ({
  page,
  request,
  consoleErrors,
}) => {
  const customer = await aCustomer(request)
  const { product } = await putInCart(request, customer, { products: { 12: 999 } })
  const most = Math.floor(product.stockQuantity / 4)
  await putInCart(request, customer, { products: { 12: most + 1 } })
  await addAddress(request, customer)
  await openCheckout(page, customer)
  await deliverTo(page, 'Nimali')
  await placeOrder(page).click()
  const message = summary(page).getByRole('alert')
  await expect(message).toContainText(`${product.name} (${most}).`)
  await expect(message).toContainText('confirmed your email address or paid for a first order')
  await expect(quantityOf(page, product.name)).toHaveText(String(most + 1))
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoWiderThanScreen(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  consoleErrors.length = 0

  await minus(page, product.name).click()
  await placeOrder(page).click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()

  await anOperator(page)
  await page.goto('/admin')
  const holds = page.getByRole('region', { name: 'Held by unpaid orders', exact: true })
  await expect(holds.getByRole('row').nth(1)).toContainText('LKR')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoWiderThanScreen(page)
})
