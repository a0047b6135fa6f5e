import type { Locator, Page } from '@playwright/test'
import {
  aCustomer,
  addAddress,
  openCheckout,
  ordersOf,
  placeOrder,
  plus,
  putInCart,
  readyToOrder,
  summary,
} from './checkout-shop.ts'
import { definitionOf } from './definitions.ts'
import { expect, test } from './fixtures.ts'
import { visit } from './visit.ts'

const row = (page: Page, label: string | RegExp) => definitionOf(summary(page), label)

/** The first amount in a text, in cents: "LKR 24,074.00" is 2407400. */
async function centsIn(place: Locator): Promise<number> {
  const [, amount = ''] = /LKR\s*([\d,.]+)/.exec((await place.textContent()) ?? '') ?? []
  return Math.round(Number(amount.replaceAll(',', '')) * 100)
}

test('the summary shows cost, count, discount and total, and the delivery address', async ({
  page,
  request,
}) => {
  const customer = await aCustomer(request)
  const { box, product } = await putInCart(request, customer, {
    packages: { 0: 2 },
    products: { 0: 3 },
  })
  await addAddress(request, customer, 'Nimali Perera')
  await addAddress(request, customer, 'Kamala Perera')
  await openCheckout(page, customer)
  const cost = 2 * box.price + 3 * product.price
  const discount = 2 * box.discountPrice
  expect(discount).toBeGreaterThan(0)
  expect(await centsIn(await row(page, 'Shopping cost'))).toBe(Math.round(cost * 100))
  await expect(await row(page, 'Products')).toHaveText('5')
  const percent = Math.round((discount / cost) * 100)
  expect(await centsIn(await row(page, `Discount (${percent}%)`))).toBe(Math.round(discount * 100))
  expect(await centsIn(await row(page, /^Total/))).toBe(Math.round((cost - discount) * 100))
  await expect(summary(page).getByText('Delivery within 10 days')).toBeVisible()

  await expect(placeOrder(page)).toBeDisabled()
  const reason = summary(page).getByText('Please select a delivery address to continue.')
  await expect(reason).toBeVisible()
  await expect(placeOrder(page)).toHaveAccessibleDescription(await reason.innerText())

  // The recipient chosen here is the one chosen in the address manager.
  const recipient = page.getByRole('combobox', { name: 'Recipient' })
  await recipient.selectOption({ label: 'Kamala Perera, No. 12, Example Lane' })
  const kamala = page.getByRole('button', { name: /^Deliver to Kamala Perera Recent/ })
  await expect(kamala).toHaveAttribute('aria-pressed', 'true')
  await expect(placeOrder(page)).toBeEnabled()
  await expect(reason).toBeHidden()
  await kamala.click()
  await expect(recipient).toHaveValue('')
  await expect(placeOrder(page)).toBeDisabled()
})

test('cards, screen, gateway and the one order of a double click agree to the cent', async ({
  page,
  request,
}) => {
  const { customer, packageName, productName } = await readyToOrder(page, request)
  const before = await centsIn(await row(page, /^Total/))
  // The edit is not saved yet when the order is placed, and is still part of it.
  await plus(page, productName).click()
  await expect.poll(async () => centsIn(await row(page, /^Total/))).toBeGreaterThan(before)
  const total = await centsIn(await row(page, /^Total/))

  await placeOrder(page).dblclick()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  const atGateway = await definitionOf(page.getByRole('main'), 'Amount')
  expect(await centsIn(atGateway)).toBe(total)

  const [order, ...others] = await ordersOf(request, customer)
  expect(others).toEqual([])
  expect(Math.round(order.totalAmount * 100)).toBe(total)

  await visit(page, '/packages')
  const boxCents = await centsIn(page.getByRole('article', { name: packageName }))
  await visit(page, '/products')
  const productCents = await centsIn(page.getByRole('article', { name: productName }))
  expect(boxCents + 3 * productCents).toBe(total)
})
