import { expect, test } from 'vitest'
import { refunds } from '../../database/schema.ts'
import { refundPayment } from '../../payments/index.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { anOperator } from '../../testing/operator-builders.ts'
import { aPaidOrder, atWork } from '../../testing/order-work-builders.ts'

const reason = 'The lorry broke down'

/** A shop in which refunds from an amount on need two people, and a paid order of 1840 rupees. */
async function aCarefulShop({ from }: { from: number }) {
  const shop = await openShop()
  const one = await atWork(shop)
  const other = await atWork(shop)
  await one.set('orders.secondPersonFrom', from)
  return { shop, one, other, order: await aPaidOrder(shop) }
}

async function firstRefund({ database }: TestShop) {
  const [refund] = await database.select().from(refunds)
  return refund
}

const agree = (shop: TestShop, session: string, refundId: number) =>
  shop.call('POST /admin/refunds/{refundId}/approval', { session, params: { refundId } })

test('a large refund waits until somebody else agrees, and is not made before', async () => {
  const { shop, one, other, order } = await aCarefulShop({ from: 1840 })
  await one.cancel(order.id, { version: 1, reason, refund: 'GATEWAY' })
  const asked = await one.detail(order.id)
  expect(asked.refunds).toMatchObject([{ state: 'WAITING', waitingOf: one.id }])
  expect(asked.concerns).toEqual(['REFUND_OPEN'])
  const refundId = (await firstRefund(shop))?.id ?? 0
  // A job that somehow came too early makes nothing.
  await refundPayment(shop.shop, { refundId })
  expect((await firstRefund(shop))?.sentAt).toBeNull()

  const own = await agree(shop, one.session, refundId)
  expect(own).toMatchObject({ status: 409, body: { code: 'secondPersonNeeded' } })
  const { session: support } = await anOperator(shop, ['SUPPORT'])
  expect((await agree(shop, support, refundId)).status).toBe(403)

  expect((await agree(shop, other.session, refundId)).status).toBe(204)
  const agreed = await other.detail(order.id)
  expect(agreed.refunds).toMatchObject([{ state: 'REQUESTED', waitingOf: null }])
  expect(agreed.history.at(-1)?.cause).toContain(other.email)
  const again = await agree(shop, other.session, refundId)
  expect(again).toMatchObject({ status: 409, body: { code: 'notWaiting' } })
})

test('a large refund by hand is noted by another person than the one who asked for it', async () => {
  const { shop, one, other, order } = await aCarefulShop({ from: 1000 })
  await one.cancel(order.id, { version: 1, reason, refund: 'BY_HAND' })
  const params = { refundId: (await firstRefund(shop))?.id ?? 0 }
  const note = (session: string) =>
    shop.call('POST /admin/refunds/{refundId}/settlement', {
      session,
      params,
      body: { reference: 'Bank 17' },
    })
  expect((await note(one.session)).body.code).toBe('secondPersonNeeded')
  expect((await note(other.session)).status).toBe(204)
  expect((await one.detail(order.id)).refunds).toMatchObject([{ state: 'DONE' }])
})

test('small refunds go through, until those of an order add up to the amount', async () => {
  const { shop, one, order } = await aCarefulShop({ from: 1000 })
  const goodwill = (amount: number, requestKey: string) =>
    shop.call('POST /admin/orders/{orderId}/credits', {
      session: one.session,
      params: { orderId: order.id },
      body: { kind: 'GOODWILL', amount, reason, refund: 'BY_HAND', requestKey },
    })
  await goodwill(600, '8f3c1f1e-7d4a-4c2f-9f55-0c3f0a8f1b01')
  await goodwill(399.99, '8f3c1f1e-7d4a-4c2f-9f55-0c3f0a8f1b02')
  await goodwill(0.01, '8f3c1f1e-7d4a-4c2f-9f55-0c3f0a8f1b03')
  const { refunds: all } = await one.detail(order.id)
  expect(all.map(({ state }) => state).sort()).toEqual(['BY_HAND', 'BY_HAND', 'WAITING'])
})

test('nobody has to agree while the shop has set nothing', async () => {
  const shop = await openShop()
  const { cancel, detail } = await atWork(shop)
  const order = await aPaidOrder(shop)
  await cancel(order.id, { version: 1, reason, refund: 'GATEWAY' })
  expect((await detail(order.id)).refunds).toMatchObject([{ state: 'REQUESTED', waitingOf: null }])
})
