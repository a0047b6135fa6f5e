import {
  aCustomer,
  addAddress,
  deliverTo,
  openCheckout,
  placeOrder,
  putInCart,
  quantityOf,
  summary,
} from './checkout-shop.ts'
import { expect, test } from './fixtures.ts'
import { visit } from './visit.ts'

test('an order of more than is in stock names what ran out, and is placed with what is left', async ({
  page,
  request,
}) => {
  const customer = await aCustomer(request)
  const { product } = await putInCart(request, customer, { products: { 19: 999 } })
  await addAddress(request, customer)
  await openCheckout(page, customer)
  await deliverTo(page, 'Nimali')
  const left = page.getByRole('region', {
    name: `${product.name}: Only ${product.stockQuantity} are left.`,
  })
  await expect(left).toBeVisible()
  await placeOrder(page).click()
  await expect(summary(page).getByRole('alert')).toHaveText(
    `Not enough in stock: ${product.name} (${product.stockQuantity} left).`,
  )
  await expect(left).toBeFocused()

  await page.getByRole('button', { name: /^Take the \d+ that are left/ }).click()
  await placeOrder(page).click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  // The customer's own order holds all of it, and they can still order it.
  await visit(page, '/checkout')
  await expect(quantityOf(page, product.name)).toHaveText(String(product.stockQuantity))
  await expect(left).toBeHidden()
  await expect(page.getByText('Out of stock at the moment.')).toBeHidden()
})
