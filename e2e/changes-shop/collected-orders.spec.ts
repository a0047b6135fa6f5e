import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { enter } from '../customers.ts'
import { ourShop, removeArea } from '../delivery-areas.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { aPaidOrder } from '../paid-order.ts'
import { visit } from '../visit.ts'

/** A paid order that its customer collects, as a signed-in operator sees it, and its customer in this browser. */
async function aCollectedOrder(page: Page) {
  await anOperator(page)
  const { areaId } = await call(page.request, 'POST /admin/delivery/areas', { body: ourShop })
  const bought = { path: 'products?status=IN STOCK&page=1&pageSize=1', quantity: 1 }
  const customer = await aPaidOrder(page, 'Nimali Perera', { ...bought, collectAt: areaId })
  await enter(page, customer)
  const { token } = customer
  const [{ orderId = 0 } = {}] = await call(page.request, 'GET /orders', { token })
  return { orderId, areaId }
}

test('an order that is collected and its invoice say where and by whom, and nothing of a delivery', async ({
  page,
}) => {
  const { orderId, areaId } = await aCollectedOrder(page)
  try {
    await visit(page, `/orders?order=${orderId}`)
    await expect(page.getByRole('main')).toContainText(/Collect atOur shopNimali Perera(?!,)/)

    await visit(page, `/orders/${orderId}/invoice`)
    const invoice = page.getByRole('article', { name: `Invoice ${orderId}` })
    await expect(invoice).toContainText('Collect atOur shopNimali Perera')
    await expect(invoice).not.toContainText('Deliver to')
  } finally {
    await removeArea(page, areaId)
  }
})

test('the list of orders names the place where an order is collected, and no address', async ({
  page,
}) => {
  const { orderId, areaId } = await aCollectedOrder(page)
  try {
    await page.goto('/admin/orders')
    const link = page.getByRole('link', { name: `#${orderId}`, exact: true })
    const row = page.getByRole('row').filter({ has: link })
    await expect(row).toContainText('Collected at Our shop')
    await expect(row).not.toContainText('10250')
  } finally {
    await removeArea(page, areaId)
  }
})

test('an order that is completed when its customer collects it is not said to have left the store', async ({
  page,
}) => {
  const { orderId, areaId } = await aCollectedOrder(page)
  try {
    await changeSetting(page, 'orders.story', true)
    const orders = [{ orderId, version: 1 }]
    await call(page.request, 'POST /admin/order-completions', { body: { orders } })
    await visit(page, `/orders?order=${orderId}`)
    const story = page.getByRole('region', { name: 'What happened so far' })
    await expect(story.getByRole('listitem')).toContainText([
      'You placed this order.',
      'Your payment came in.',
      'It was collected.',
    ])
  } finally {
    await changeSetting(page, 'orders.story', false)
    await removeArea(page, areaId)
  }
})
