import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { fillCredentials } from './customers.ts'
import { aNewcomer, expect, fillSignUp, type Newcomer, test } from './fixtures.ts'
import { enterWithAnOrder } from './orders-page.ts'
import { visit } from './visit.ts'

async function saveAddress(page: Page, { name, phone }: Newcomer) {
  await page.getByRole('button', { name: 'Add New Address' }).click()
  await page.getByLabel(/name/i).fill(name)
  await page.getByLabel(/street/i).fill('No. 12, Example Lane')
  await page.getByLabel(/postal/i).fill('10250')
  await page.getByLabel(/phone|contact/i).fill(phone)
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByText('Address saved successfully!')).toBeVisible()
  await page.getByRole('button', { name: `Deliver to ${name}` }).click()
}

/** From a guest at a product to a customer at the gateway, with one product in an order. */
async function shopUntilTheGateway(page: Page, newcomer: Newcomer) {
  await visit(page, '/products')
  const firstCard = page.getByRole('listitem').filter({ hasText: 'Add to Cart' }).first()
  const name = await firstCard.getByRole('heading').innerText()
  await firstCard.getByRole('button', { name: /Add to Cart/ }).click()
  await expect(page.getByText('Please login to add items to cart')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)

  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  await fillSignUp(page, newcomer)
  await fillCredentials(page, newcomer)
  await expect(page).toHaveURL(/\/products$/)

  // What the guest wanted is in the cart on return.
  await expect(page.getByText('Product added to cart successfully!')).toBeVisible()
  const reminder = `${name}, which you chose before logging in, is in your cart.`
  await expect(page.getByText(reminder)).toBeVisible()
  await page.getByRole('link', { name: /cart/i }).first().click()
  await expect(page).toHaveURL(/\/checkout$/)

  await expect(page.getByRole('button', { name: 'Place Order' })).toBeDisabled()
  await saveAddress(page, newcomer)
  await page.getByRole('button', { name: 'Place Order' }).dblclick()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
}

test('a guest signs up, fills a cart, pays and finds the order as paid', { tag: '@phone' }, async ({
  page,
}) => {
  await shopUntilTheGateway(page, aNewcomer())
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Order Payment Successful!' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View Orders' }).click()
  await expect(page).toHaveURL(/\/orders/)
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^PAID\s*1$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^All\s*1$/ })).toBeVisible()

  await visit(page, '/checkout')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})

test('an order whose payment was cancelled or declined stays payable, and is paid in a later attempt', async ({
  page,
}) => {
  await enterWithAnOrder(page)
  await visit(page, '/orders')
  for (const button of ['Cancel', 'Decline']) {
    await expect(page.getByText('To Pay')).toBeVisible()
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('heading', { name: 'Payment Processing...' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Order Payment Failed' })).toBeVisible()
    await page.getByRole('link', { name: 'View Orders' }).click()
  }
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Order Payment Successful!' })).toBeVisible()
})
