import { expect, test } from 'vitest'
import { products, sandboxPayments } from '../database/schema.ts'
import { reconcilePayments } from '../payments/index.ts'
import { signInAgain } from '../testing/builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { aPaidOrder, aPaidShortOrder, atWork } from '../testing/order-work-builders.ts'
import { anUnpaidOrder, notify, type UnpaidOrder } from '../testing/payment-builders.ts'

const second = { payment_id: '320025099999' }
const nothing = { owed: 0, underWay: 0, made: 0, isSurplus: false }
const surplus = { ...nothing, isSurplus: true }

/** What the customer reads about money that goes back, in the list as for the single order. */
async function moneyBackOf({ call }: TestShop, { customer }: UnpaidOrder) {
  const { token } = customer
  const [listed] = (await call('GET /orders', { token })).body
  const latest = await call('GET /orders/{userId}', { token, params: { userId: customer.id } })
  expect(latest.body.moneyBack).toEqual(listed.moneyBack)
  return listed.moneyBack
}

test('an order that was paid once gives nothing back', async () => {
  const shop = await openShop()
  const order = await anUnpaidOrder(shop)
  expect(await moneyBackOf(shop, order)).toBeUndefined()
  await notify(shop, order.attempt)
  expect(await moneyBackOf(shop, order)).toBeUndefined()
})

test('a second payment is owed, then under way, then given back', async () => {
  const shop = await openShop()
  const { refundSurplus, detail, session } = await atWork(shop)
  const order = await aPaidOrder(shop)
  await notify(shop, order.attempt, second)
  expect(await moneyBackOf(shop, order)).toEqual({ ...surplus, owed: 1840 })

  await refundSurplus(order.id, 'BY_HAND')
  expect(await moneyBackOf(shop, order)).toEqual({ ...surplus, underWay: 1840 })

  const [refund] = (await detail(order.id)).refunds
  await shop.call('POST /admin/refunds/{refundId}/settlement', {
    session,
    params: { refundId: refund?.id ?? 0 },
    body: { reference: 'Bank slip 881' },
  })
  expect(await moneyBackOf(shop, order)).toEqual({ ...surplus, made: 1840 })
})

test.each([
  ['REFUND REQUESTED', { ...nothing, underWay: 1840 }],
  ['REFUNDED', { ...nothing, made: 1840 }],
])(
  'the only payment, %s in the gateway’s own portal, is not called too much',
  async (status, moneyBack) => {
    const shop = await openShop()
    const order = await aPaidOrder(shop)
    await shop.database.insert(sandboxPayments).values({
      paymentId: '320025071278',
      reference: order.attempt.reference,
      description: 'Order',
      amount: order.attempt.amount,
      currency: 'LKR',
      method: 'VISA',
      status,
    })
    shop.passMinutes(25 * 60)
    await reconcilePayments(shop.shop)
    await signInAgain(shop, order.customer)
    expect(await moneyBackOf(shop, order)).toEqual(moneyBack)
  },
)

test('a cancelled order gives back what was paid, but not what was charged back', async () => {
  const shop = await openShop()
  const { cancel } = await atWork(shop)
  const order = await aPaidOrder(shop)
  await notify(shop, order.attempt, second)
  await notify(shop, order.attempt, { ...second, status_code: '-3' })
  await cancel(order.id, { version: 1, reason: 'Out of ice', refund: 'BY_HAND' })
  expect(await moneyBackOf(shop, order)).toEqual({ ...nothing, underWay: 1840 })
})

test('a payment for a cancelled order is owed', async () => {
  const shop = await openShop()
  const { cancel } = await atWork(shop)
  const order = await anUnpaidOrder(shop)
  await cancel(order.id, { version: 1, reason: 'Closed for the holiday' })
  await notify(shop, order.attempt)
  expect(await moneyBackOf(shop, order)).toEqual({ ...nothing, owed: 1840 })
})

test('goods that were sold out when the payment came are missing until they are there', async () => {
  const shop = await openShop()
  const { supply } = await atWork(shop)
  const { id, customer } = await aPaidShortOrder(shop)
  const missing = async () => (await shop.call('GET /orders', customer)).body[0].missing
  expect(await missing()).toEqual([{ name: 'Ceylon Tea', quantity: 2 }])
  await shop.database.update(products).set({ stockQuantity: 5 })
  expect((await supply(id, 1)).status).toBe(204)
  expect(await missing()).toBeUndefined()
})
