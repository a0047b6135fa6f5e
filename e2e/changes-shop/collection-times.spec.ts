import { anOperator } from '../back-office.ts'
import { call } from '../call.ts'
import { ordersOf, placeOrder, readyToOrder, summary } from '../checkout-shop.ts'
import { ourShop, removeArea, removeWindows } from '../delivery-areas.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { aPaidOrder } from '../paid-order.ts'
import { visit } from '../visit.ts'

const daily = { weekdays: [0, 1, 2, 3, 4, 5, 6], capacity: 5, cutoffMinutes: 0 }

/** A place where orders are collected in the afternoon, added by the operator who is signed in in this browser. */
async function aPlaceWithTimes({ request }: Page) {
  const { areaId } = await call(request, 'POST /admin/delivery/areas', { body: ourShop })
  const hours = { areaId, fromMinutes: 14 * 60, toMinutes: 17 * 60 }
  await call(request, 'POST /admin/delivery/windows', { body: { ...daily, ...hours } })
  return areaId
}

test('an order that is collected can be moved to times of collection only', async ({ page }) => {
  await anOperator(page)
  const { request } = page
  const areaId = await aPlaceWithTimes(page)
  try {
    const hours = { areaId: null, fromMinutes: 9 * 60, toMinutes: 12 * 60 }
    await call(request, 'POST /admin/delivery/windows', { body: { ...daily, ...hours } })
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

test('a customer who collects an order chooses the time to collect it', async ({
  page,
  request,
}) => {
  await anOperator(page)
  const areaId = await aPlaceWithTimes(page)
  try {
    const { customer } = await readyToOrder(page, request)
    await summary(page).getByLabel('I collect it: Our shop').check()
    const times = summary(page).getByRole('group', { name: 'Time to collect it' })
    await times.getByRole('radio').last().check()
    await placeOrder(page).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Order Payment Successful!' })).toBeVisible()
    const [{ orderId }] = await ordersOf(request, customer)
    await visit(page, `/orders?order=${orderId}`)
    const details = page.getByRole('region', { name: 'Order details' })
    await expect(details.getByRole('heading', { name: 'Time to collect it' })).toBeVisible()
    await expect(details).toContainText('2:00 PM – 5:00 PM')
  } finally {
    await removeWindows(page)
    await removeArea(page, areaId)
  }
})
