import { anOperator } from '../back-office.ts'
import { call } from '../call.ts'
import { ourShop, removeArea, removeWindows } from '../delivery-areas.ts'
import { expect, test } from '../fixtures.ts'
import { aPaidOrder } from '../paid-order.ts'

test('an order that is collected can be moved to times of collection only', async ({ page }) => {
  await anOperator(page)
  const { request } = page
  const { areaId } = await call(request, 'POST /admin/delivery/areas', { body: ourShop })
  try {
    const daily = { weekdays: [0, 1, 2, 3, 4, 5, 6], capacity: 5, cutoffMinutes: 0 }
    const windows = [
      { areaId, fromMinutes: 14 * 60, toMinutes: 17 * 60 },
      { areaId: null, fromMinutes: 9 * 60, toMinutes: 12 * 60 },
    ]
    for (const window of windows) {
      await call(request, 'POST /admin/delivery/windows', { body: { ...daily, ...window } })
    }
    const slots = await call(request, 'GET /admin/delivery/slots')
    const slot = slots.find((each) => each.areaId === areaId && each.isOffered)
    const { token } = await aPaidOrder(page, 'Nimali Perera', {
      path: 'products?status=IN STOCK&page=1&pageSize=1',
      quantity: 1,
      slot,
      collectAt: areaId,
    })
    const [order] = await call(request, 'GET /orders', { token })
    await page.goto(`/admin/orders/${order?.orderId}`)
    await page.getByText('Another delivery time').click()
    const times = page.getByRole('form', { name: 'Another delivery time' }).getByLabel('Time')
    await expect(times.getByRole('option', { name: '2:00 PM – 5:00 PM' })).not.toHaveCount(0)
    await expect(times.getByRole('option', { name: '9:00 AM – 12:00 PM' })).toHaveCount(0)
  } finally {
    await removeWindows(page)
    await removeArea(page, areaId)
  }
})
