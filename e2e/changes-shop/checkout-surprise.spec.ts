import { expectAccessible } from '../accessibility.ts'
import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import {
  addAddress,
  fillCart,
  ordersOf,
  placeOrder,
  readyToOrder,
  summary,
} from '../checkout-shop.ts'
import { expectNoWiderThanScreen } from '../customers.ts'
import { expect, test } from '../fixtures.ts'
import { reload, visit } from '../visit.ts'

test('a customer says that an order to somebody else is a surprise, once the shop tells recipients', async ({
  page,
  request,
}) => {
  await anOperator(page)
  const loaded: string[] = []
  page.on('request', (sent) => loaded.push(sent.url()))
  const { customer } = await readyToOrder(page, request)
  await addAddress(request, customer, 'Kamala Silva', '20000', '071 234 5678')
  const tick = summary(page).getByRole('checkbox', { name: /^It is a surprise/ })
  await expect(placeOrder(page)).toBeEnabled()
  await expect(tick).toHaveCount(0)
  expect(loaded.filter((url) => url.includes('surprise'))).toEqual([])

  await changeSetting(page, 'sms.recipients', true)
  try {
    await page.setViewportSize({ width: 320, height: 640 })
    await reload(page)
    // Nimali, who is chosen, is the customer.
    await expect(placeOrder(page)).toBeEnabled()
    await expect(tick).toHaveCount(0)
    const recipient = page.getByRole('combobox', { name: 'Recipient' })
    await recipient.selectOption({ label: 'Kamala Silva, No. 12, Example Lane' })
    await expect(summary(page)).toContainText('Kamala Silva gets a text message when it comes.')
    await expect(tick).not.toBeChecked()
    await tick.check()
    await expect(summary(page)).toContainText('Kamala Silva is not told when it comes.')
    await expectNoWiderThanScreen(page)
    await expectAccessible(page)
    // It stays chosen while the customer looks at something else, and while nothing is paid.
    await visit(page, '/packages')
    await visit(page, '/checkout')
    await expect(tick).toBeChecked()
    await placeOrder(page).click()
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
    await visit(page, '/checkout')
    await expect(tick).toBeChecked()
    await placeOrder(page).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Order Payment Successful!' })).toBeVisible()
    const [{ orderId, tellRecipient }] = await ordersOf(request, customer)
    expect(tellRecipient).toBe(false)
    await fillCart(request, customer)
    await visit(page, '/checkout')
    await expect(recipient.locator('option:checked')).toContainText('Kamala Silva')
    await expect(tick).not.toBeChecked()
    await visit(page, `/orders?order=${orderId}`)
    await expect(page.getByText('Kamala Silva is not told when it comes.')).toBeVisible()
    await expectNoWiderThanScreen(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/admin/orders/${orderId}`)
    const facts = page.getByRole('region', { name: 'Delivery and payment' })
    await expect(facts).toContainText('The recipient is not told before it comes')
    await call(page.request, 'POST /admin/orders/{orderId}/cancellation', {
      params: { orderId },
      body: { version: 1, reason: 'Wrong address', refund: 'BY_HAND' },
    })
    await visit(page, `/orders?order=${orderId}`)
    await expect(page.getByText('CANCELLED', { exact: true }).first()).toBeVisible()
    // The sentence would come with a script of its own.
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('Kamala Silva is not told when it comes.')).toHaveCount(0)
  } finally {
    await changeSetting(page, 'sms.recipients', false)
  }
})
