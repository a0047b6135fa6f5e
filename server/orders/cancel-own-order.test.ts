import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderEvents, orders } from '../database/schema.ts'
import { aCustomer } from '../testing/builders.ts'
import { openShop } from '../testing/open-shop.ts'
import { stockOf } from '../testing/order-builders.ts'
import { aPaidOrder, aPaidShortOrder, atWork, mailsTo } from '../testing/order-work-builders.ts'
import { anUnpaidOrder, notify, type UnpaidOrder } from '../testing/payment-builders.ts'

/** A shop that sets nothing, an operator at work, and the calls of a customer. */
async function atTheShop() {
  const shop = await openShop()
  const office = await atWork(shop)
  const cancelAs = (token: string, orderId: number) =>
    shop.call('PUT /orders/{orderId}/cancellation', { params: { orderId }, token })
  return {
    shop,
    office,
    cancelAs,
    cancel: (order: UnpaidOrder) => cancelAs(order.customer.token, order.id),
    seen: async ({ customer }: UnpaidOrder) =>
      (await shop.call('GET /orders', { token: customer.token })).body[0],
    stock: (order: UnpaidOrder) => stockOf(shop, { id: order.productId }),
    history: async ({ id }: UnpaidOrder) => {
      const events = await shop.database
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.orderId, id))
        .orderBy(asc(orderEvents.id))
      return events.map(({ kind, cause }) => `${kind}: ${cause}`)
    },
  }
}

test('where the owner has switched it off, no order says that it can be cancelled, and the call is refused', async () => {
  const { shop, office, cancel, seen } = await atTheShop()
  await office.set('orders.customersMayCancel', false)
  const order = await anUnpaidOrder(shop)
  expect(await seen(order)).not.toHaveProperty('cancellable')
  expect(await cancel(order)).toMatchObject({ status: 409, body: { code: 'notCancellable' } })
})

test('an unpaid order is cancelled at once: its goods are back, and nothing is refunded', async () => {
  const { shop, cancel, seen, stock, history } = await atTheShop()
  const order = await anUnpaidOrder(shop)
  expect((await seen(order)).cancellable).toEqual({ refundAmount: 0 })
  expect((await cancel(order)).status).toBe(204)
  expect(await stock(order)).toBe(10)
  const cancelled = await seen(order)
  expect(cancelled.paymentStatus).toBe('CANCELLED')
  expect(cancelled).not.toHaveProperty('cancellable')
  expect((await history(order)).at(-1)).toBe('CANCELLED: By the customer')
  const mails = await shop.deliverMails()
  const mail = mails.find(({ subject }) => subject === `Your order #${order.id} is cancelled`)
  expect(mail?.text).toContain(`You have cancelled your order #${order.id}.`)
  expect(mail?.text).toContain('Nothing was charged for it.')
})

test('an order whose hold has lapsed returns no goods a second time', async () => {
  const { shop, cancel, stock } = await atTheShop()
  const order = await anUnpaidOrder(shop)
  await shop.database.update(orders).set({ stockHeldUntil: null }).where(eq(orders.id, order.id))
  await cancel(order)
  expect(await stock(order)).toBe(8)
})

test('a paid order is cancelled with its refund under way at once', async () => {
  const { shop, office, cancel, seen, stock, history } = await atTheShop()
  const order = await aPaidOrder(shop)
  expect((await seen(order)).cancellable).toEqual({ refundAmount: 1840 })
  expect((await cancel(order)).status).toBe(204)
  expect(await stock(order)).toBe(10)
  expect((await seen(order)).moneyBack).toEqual({
    owed: 0,
    underWay: 1840,
    made: 0,
    isSurplus: false,
  })
  expect((await office.detail(order.id)).refunds).toMatchObject([{ amount: 1840, way: 'GATEWAY' }])
  expect(await history(order)).toEqual(
    expect.arrayContaining([
      'CANCELLED: By the customer',
      'REFUND_REQUESTED: By the customer, through the gateway',
    ]),
  )
})

test('where the gateway cannot refund, the order waits in front of the list', async () => {
  const { shop, office, cancel } = await atTheShop()
  const order = await aPaidOrder(shop)
  for (const gateway of shop.shop.gateways) Object.assign(gateway, { refund: undefined })
  expect((await cancel(order)).status).toBe(204)
  expect((await office.detail(order.id)).refunds).toMatchObject([{ way: 'BY_HAND' }])
  expect((await office.list({ status: 'CONCERN' })).items).toMatchObject([
    { id: order.id, concerns: ['REFUND_OPEN'] },
  ])
})

test('a paid order that is short returns only the goods that it has', async () => {
  const { shop, cancel, stock } = await atTheShop()
  const order = await aPaidShortOrder(shop)
  expect((await cancel(order)).status).toBe(204)
  expect(await stock(order)).toBe(0)
})

test('cancelling twice, also at the same moment, refunds once and mails once', async () => {
  const { shop, office, cancel, stock } = await atTheShop()
  const order = await aPaidOrder(shop)
  const answers = await Promise.all([cancel(order), cancel(order), cancel(order)])
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  expect((await office.detail(order.id)).refunds).toHaveLength(1)
  expect(await stock(order)).toBe(10)
  const subjects = await mailsTo(shop, order.customer.email)
  expect(subjects.filter((each) => each.endsWith('is cancelled'))).toHaveLength(1)
})

test('nobody cancels the order of another customer, and no guest any', async () => {
  const { shop, cancelAs, seen } = await atTheShop()
  const order = await anUnpaidOrder(shop)
  const stranger = await aCustomer(shop)
  expect((await cancelAs(stranger.token, order.id)).status).toBe(404)
  expect((await cancelAs(stranger.token, 999_999)).status).toBe(404)
  expect((await cancelAs('', order.id)).status).toBe(401)
  expect((await seen(order)).paymentStatus).toBe('PENDING')
})

test('an order that has left the store is not cancelled', async () => {
  const { shop, office, cancel, seen } = await atTheShop()
  const order = await aPaidOrder(shop)
  await office.complete({ orderId: order.id, version: 1 })
  expect(await seen(order)).not.toHaveProperty('cancellable')
  const refused = await cancel(order)
  expect(refused).toMatchObject({ status: 409, body: { code: 'notCancellable' } })
  expect(refused.body.message).toContain('please write to us')
})

test('of a cancellation and a completion at the same moment one wins', async () => {
  const { shop, office, cancel, seen, stock } = await atTheShop()
  const order = await aPaidOrder(shop)
  const completion = office.complete({ orderId: order.id, version: 1 })
  const [cancelled, completed] = await Promise.all([cancel(order), completion])
  const outcomes = [cancelled.status === 204, completed.status === 200]
  expect(outcomes.filter(Boolean)).toHaveLength(1)
  const { paymentStatus } = await seen(order)
  expect(paymentStatus).toBe(outcomes[0] ? 'CANCELLED' : 'COMPLETED')
  expect(await stock(order)).toBe(outcomes[0] ? 10 : 8)
})

test('a payment that arrives after the cancellation is to be given back, as of every cancelled order', async () => {
  const { shop, office, cancel, seen, stock } = await atTheShop()
  const order = await anUnpaidOrder(shop)
  await cancel(order)
  await notify(shop, order.attempt)
  expect(await stock(order)).toBe(10)
  expect((await seen(order)).moneyBack).toMatchObject({ owed: 1840 })
  expect((await office.list({ status: 'CONCERN' })).items).toMatchObject([
    { id: order.id, status: 'CANCELLED', concerns: ['PAID_TOO_MUCH'] },
  ])
  expect(await mailsTo(shop, order.customer.email)).toContain(
    `Your payment for the cancelled order #${order.id}`,
  )
})

test('an operator who has the page still open is refused, not the customer', async () => {
  const { shop, office, cancel } = await atTheShop()
  const order = await aPaidOrder(shop)
  await cancel(order)
  expect((await office.complete({ orderId: order.id, version: 1 })).status).toBe(409)
  const again = await office.cancel(order.id, { version: 1, reason: 'Wrong', refund: 'BY_HAND' })
  expect(again).toMatchObject({ status: 409, body: { code: 'editedElsewhere' } })
})
