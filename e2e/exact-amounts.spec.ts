import type { Locator } from '@playwright/test'
import { exactly } from './amounts.ts'
import { aCustomer, openCheckout, ordersOf, putInCart, summary } from './checkout-shop.ts'
import { expect, test } from './fixtures.ts'
import { orderProducts } from './order-products.ts'
import { visit } from './visit.ts'

/** Checks that an amount is shown there, and that all of them have two decimals. */
async function expectExactAmounts(place: Locator, rupees: number) {
  await expect(place).toContainText(exactly(rupees))
  const amounts = (await place.innerText()).match(/LKR\s[\d,]+(\.\d+)?/g) ?? []
  expect(amounts.filter((amount) => !/\.\d\d$/.test(amount))).toEqual([])
}

test('checkout, orders, payment result and profile show amounts with two decimals', async ({
  page,
  request,
}) => {
  const customer = await aCustomer(request)
  const { box, product } = await putInCart(request, customer, {
    packages: { 0: 1 },
    products: { 0: 2 },
  })
  const unitPrice = box.price - box.discountPrice
  const ofProducts = product.price * 2
  const total = unitPrice + ofProducts
  await orderProducts(request, customer.token, [{ ...product, quantity: 2 }], customer.name, {
    items: [{ packageId: box.packageId, quantity: 1, unitPrice, subtotal: unitPrice }],
    totalAmount: total.toFixed(2),
    discountAmount: box.discountPrice.toFixed(2),
  })
  const [{ orderId }] = await ordersOf(request, customer)

  await openCheckout(page, customer)
  await expectExactAmounts(summary(page), total)
  const items = page.getByRole('region', { name: 'Items in your cart' })
  await expect(items).toContainText(exactly(unitPrice))
  await expect(items).toContainText(exactly(ofProducts))
  for (const [path, amount] of [
    ['/orders', total],
    [`/orders?order=${orderId}`, total],
    ['/payment-result', total],
    // Nothing is paid, so nothing is spent.
    ['/userprofile', 0],
  ] as const) {
    await visit(page, path)
    await expectExactAmounts(page.getByRole('main'), amount)
  }
})
