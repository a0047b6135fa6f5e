import { expect, test } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { aPaidOrder, atWork } from '../testing/order-work-builders.ts'
import type { UnpaidOrder } from '../testing/payment-builders.ts'

async function aShop() {
  const shop = await openShop()
  const office = await atWork(shop)
  const order = await aPaidOrder(shop)
  const seen = async ({ customer }: UnpaidOrder) =>
    (await shop.call('GET /orders', { token: customer.token })).body[0]
  return { shop, office, order, seen }
}

test('an order tells no story, and costs no further query, while the shop does not want it', async () => {
  const { shop, office, order, seen } = await aShop()
  expect(await seen(order)).not.toHaveProperty('story')
  const without = await shop.statementsOf(() => seen(order))
  await office.set('orders.story', true)
  const told = await shop.statementsOf(() => seen(order))
  expect(told).toHaveLength(without.length + 1)
})

test('an order tells its customer what happened, and when', async () => {
  const { shop, office, order, seen } = await aShop()
  await office.set('orders.story', true)
  const kinds = async () => (await seen(order)).story.map(({ kind }: { kind: string }) => kind)
  const { orderDate, story } = await seen(order)
  expect(story[0]).toEqual({ kind: 'PLACED', at: orderDate })
  expect(await kinds()).toEqual(['PLACED', 'PAID'])

  await office.complete({ orderId: order.id, version: 1 })
  expect(await kinds()).toEqual(['PLACED', 'PAID', 'COMPLETED'])
  await office.undo(order.id, { version: 2, reason: 'Not packed' })
  expect(await kinds()).toEqual(['PLACED', 'PAID'])
  await office.cancel(order.id, { version: 3, reason: 'Not there', refund: 'BY_HAND' })
  expect(await kinds()).toEqual(['PLACED', 'PAID', 'CANCELLED', 'REFUND_REQUESTED'])

  const latest = await shop.call('GET /orders/{userId}', {
    params: { userId: order.customer.id },
    token: order.customer.token,
  })
  expect(latest.body.story).toHaveLength(4)
})
