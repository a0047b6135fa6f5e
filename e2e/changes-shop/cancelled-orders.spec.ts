import { anOperator } from '../back-office.ts'
import { call } from '../call.ts'
import { enter } from '../customers.ts'
import { addMornings, removeWindows } from '../delivery-areas.ts'
import { expect, test } from '../fixtures.ts'
import { aPaidOrder } from '../paid-order.ts'
import { visit } from '../visit.ts'

test('a cancelled order promises no time any more', async ({ page }) => {
  await anOperator(page)
  const { request } = page
  await addMornings(page, [0, 1, 2, 3, 4, 5, 6])
  try {
    const slots = await call(request, 'GET /admin/delivery/slots')
    const surname = `Gunasekara${Date.now()}`
    const customer = await aPaidOrder(page, `Nimali ${surname}`, {
      path: 'products?status=IN STOCK&page=1&pageSize=1',
      quantity: 1,
      slot: slots.find(({ isOffered }) => isOffered),
    })
    const [{ orderId = 0 } = {}] = await call(request, 'GET /orders', { token: customer.token })
    const promised = 'With them by'
    // When it was placed, and for when it is promised.
    const list = page.getByRole('region', { name: 'Orders', exact: true })
    const timesInList = list.getByRole('row').filter({ hasText: surname }).getByRole('time')
    await page.goto(`/admin/orders?search=${surname}`)
    await expect(timesInList).toHaveCount(2)
    await page.goto(`/admin/orders/${orderId}`)
    await expect(page.getByRole('term').filter({ hasText: promised })).toBeVisible()
    await expect(page.getByText('9:00 AM – 12:00 PM')).not.toHaveCount(0)
    await enter(page, customer)
    await visit(page, `/orders?order=${orderId}`)
    const time = page.getByRole('heading', { name: 'Delivery time' })
    await expect(time).toBeVisible()

    await call(request, 'POST /admin/orders/{orderId}/cancellation', {
      params: { orderId },
      body: { version: 1, reason: 'Wrong address', refund: 'BY_HAND' },
    })
    await visit(page, `/orders?order=${orderId}`)
    await expect(page.getByText('CANCELLED', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Deliver to' })).toBeVisible()
    await expect(time).toHaveCount(0)
    await page.goto(`/admin/orders/${orderId}`)
    await expect(page.getByRole('term').filter({ hasText: 'Paid with' })).toBeVisible()
    await expect(page.getByRole('term').filter({ hasText: promised })).toHaveCount(0)
    await page.goto(`/admin/orders?search=${surname}`)
    await expect(timesInList).toHaveCount(1)
  } finally {
    await removeWindows(page)
  }
})
