import { expectAccessible } from './accessibility.ts'
import { anOperator } from './back-office.ts'
import { call } from './call.ts'
import { addAddress, ordersOf, placeOrder, readyToOrder, summary } from './checkout-shop.ts'
import { expectNoWiderThanScreen } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'
import { reload, visit } from './visit.ts'

// One after the other: they change on which terms the shop delivers.
test.describe.configure({ mode: 'default' })

const fee = 'Delivery fee'

async function openDelivery(page: Page) {
  await page.goto('/admin/delivery')
  await expect(page.getByRole('heading', { name: 'Delivery', level: 1 })).toBeVisible()
}

async function removeAll(page: Page) {
  const { areas } = await call(page.request, 'GET /admin/delivery/areas')
  const headers = { 'Content-Type': 'application/json' }
  for (const { areaId } of areas) {
    await page.request.delete(`/api/admin/delivery/areas/${areaId}`, { headers })
  }
}

test('an operator sets an area, and the checkout charges its fee and names those served', async ({
  page,
  request,
}) => {
  await anOperator(page)
  await openDelivery(page)
  const form = page.getByRole('form', { name: 'Add an area' })
  await page.getByLabel('Begin with').selectOption('Colombo district')
  await expect(form.getByLabel('Postal codes')).toHaveValue('00100-01500, 10000-10999')
  await form.getByLabel('Fee in rupees').fill('300')
  await form.getByLabel('Free from, in rupees').fill('90000')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Add' }).click()
  try {
    await expect(page.getByText('Colombo district is added.')).toBeVisible()
    await expect(page.getByText(/promises: free from LKR\s90,000\.00/)).toBeVisible()
    await page.getByRole('group').getByText('Colombo district', { exact: true }).click()
    await page.getByRole('form', { name: 'Colombo district' }).getByLabel('Postal codes').fill('1')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter postal codes of five digits')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoWiderThanScreen(page)
    await page.setViewportSize({ width: 1280, height: 800 })

    await visit(page, '/products')
    await expect(page.getByText('Free Shipping on over 90,000.00 LKR')).toBeVisible()

    const { customer } = await readyToOrder(page, request)
    const row = summary(page).getByText(fee)
    await expect(row).toBeVisible()
    await expect(summary(page)).toContainText(/Delivery fee.*300\.00/)
    await expect(summary(page)).toContainText('and delivery is free.')
    await expect(summary(page)).toContainText('Delivery within 10 days')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoWiderThanScreen(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })

    await addAddress(request, customer, 'Kamala in Jaffna', '40000')
    await reload(page)
    await summary(page)
      .getByLabel('Recipient')
      .selectOption({ label: 'Kamala in Jaffna, No. 12, Example Lane' })
    await expect(summary(page)).toContainText(
      'We do not deliver to this address yet. We deliver to: Colombo district.',
    )
    await expect(placeOrder(page)).toBeDisabled()
    await expect(row).toHaveCount(0)
    await expectAccessible(page)
    await summary(page).getByLabel('Recipient').selectOption({ index: 1 })

    const { areas } = await call(page.request, 'GET /admin/delivery/areas')
    const [{ areaId, version, ...area }] = areas as [(typeof areas)[number]]
    const body = { ...area, fee: 350, version }
    const params = { areaId }
    await call(page.request, 'PUT /admin/delivery/areas/{areaId}', { params, body })
    await placeOrder(page).click()
    await expect(page.getByText('Prices have changed since you last looked.').first()).toBeVisible()
    await expect(summary(page)).toContainText(/Delivery fee.*350\.00/)
    expect(await ordersOf(request, customer)).toEqual([])
    await placeOrder(page).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Order Payment Successful!' })).toBeVisible()
    await expect(page.getByText(fee)).toBeVisible()

    const [{ orderId, totalAmount }] = await ordersOf(request, customer)
    await visit(page, `/orders?order=${orderId}`)
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText(/Delivery fee.*350/)
    await visit(page, `/si/orders/${orderId}/invoice`)
    await expect(page.getByRole('article')).toContainText('බෙදාහැරීමේ ගාස්තුව')
    await page.goto(`/admin/orders/${orderId}`)
    await expect(
      page.getByRole('table', { name: `What was bought in order ${orderId}` }),
    ).toContainText(fee)
    expect(totalAmount).toBeGreaterThan(350)

    await openDelivery(page)
    await page.getByRole('group').getByText('Colombo district', { exact: true }).click()
    await page.getByRole('button', { name: 'Remove Colombo district' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Colombo district is removed.')).toBeVisible()
  } finally {
    await removeAll(page)
  }
  await visit(page, '/products')
  await expect(page.getByText('Free Shipping on over 10,000.00 LKR')).toBeVisible()
})
