import { expectAccessible } from '../accessibility.ts'
import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { aCustomer, putInCart } from '../checkout-shop.ts'
import { enter, expectNoWiderThanScreen } from '../customers.ts'
import { aCharity, charityNamed } from '../demo-goods.ts'
import { expect, test } from '../fixtures.ts'
import { visit } from '../visit.ts'

test('an operator writes a charity’s address, and a customer without one gives it an order', async ({
  page,
}) => {
  await anOperator(page)
  const { id } = await charityNamed(page.request, aCharity.name)
  await page.goto(`/admin/charities/${id}`)
  const form = page.getByRole('form', { name: 'Gifts of customers' })
  await form.getByLabel('Street address').fill('7, Temple Road')
  await form.getByLabel('Postal code').fill('00300')
  await form.getByLabel('Phone').fill('011 234 5678')
  for (const [language, thanks] of [
    ['English', 'Thank you for the meals!'],
    ['Sinhala', 'කෑමට ස්තුතියි!'],
    ['Tamil', 'உணவுக்கு நன்றி!'],
  ] as const) {
    await form.getByLabel(`Thanks in ${language}`).fill(thanks)
  }
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => {
      const params = { charityId: id }
      return (await call(page.request, 'GET /admin/charities/{charityId}/gifts', { params }))
        .version
    })
    .toBe(1)

  const customer = await aCustomer(page.request)
  await putInCart(page.request, customer, { products: { 0: 2 } })
  await enter(page, customer)
  await visit(page, '/checkout')
  const placeOrder = page.getByRole('button', { name: 'Place Order' })
  await expect(placeOrder).toBeDisabled()
  await expect(page.getByLabel('Give it to a charity')).toHaveCount(0)

  await changeSetting(page, 'orders.gifts', true)
  try {
    await page.setViewportSize({ width: 320, height: 740 })
    await visit(page, '/checkout')
    const charity = page.getByLabel('Give it to a charity')
    await charity.focus()
    await charity.selectOption(aCharity.name)
    await expect(page.getByText('Thank you for the meals!')).toBeVisible()
    await expect(charity).toBeFocused()
    await expect(page.getByText('7, Temple Road, 00300').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoWiderThanScreen(page)
    // The next order is not given by itself.
    await visit(page, '/checkout')
    await expect(placeOrder).toBeDisabled()
    await page.getByLabel('Give it to a charity').selectOption(aCharity.name)
    await expect(placeOrder).toBeEnabled()
    await placeOrder.click()
    await page.waitForURL(/\/payments\/|sandbox/)
    const [order] = await call(page.request, 'GET /orders', { token: customer.token })
    await visit(page, `/orders?order=${order?.orderId}`)
    await expect(page.getByRole('heading', { name: 'A gift' })).toBeVisible()
    await expect(page.getByText('Thank you for the meals!')).toBeVisible()
    await expectAccessible(page)
  } finally {
    await changeSetting(page, 'orders.gifts', false)
  }
})
