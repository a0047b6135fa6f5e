import { expect, test } from 'vitest'
import { aCustomer, anAddress, anOrderOf, aPackage, aProduct } from '../../testing/builders.ts'
import { aLine, atClaims } from '../../testing/claim-builders.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { anOperator } from '../../testing/operator-builders.ts'
import { aPaidOrder, aPaidShortOrder } from '../../testing/order-work-builders.ts'
import { anUnpaidOrder, attemptBehind, notify } from '../../testing/payment-builders.ts'
import { atPicking } from '../../testing/picking-builders.ts'
import { releaseLapsedHolds } from '../index.ts'

async function setAside(shop: TestShop, ...productIds: number[]) {
  const { session } = await anOperator(shop)
  const { body } = await shop.call('GET /admin/stock-set-aside', {
    session,
    query: { productIds: productIds.join() },
  })
  return body
}

test('units of orders are set aside from when they are placed until they are packed', async () => {
  const shop = await openShop()
  const { complete, detail } = await atPicking(shop)
  const customer = await aCustomer(shop)
  const rice = await aProduct(shop, { price: 1000, stock: 20 })
  const salt = await aProduct(shop, { price: 90 })
  const box = await aPackage(shop, { price: 2000, discount: 0, contents: [[rice, 3]] })
  const body = {
    ...anOrderOf(customer, await anAddress(shop, customer), [[rice, 2]]),
    totalAmount: '6000.00',
    items: [
      { packageId: box.id, customPackageId: null, quantity: 2, unitPrice: 2000, subtotal: 4000 },
    ],
  }
  const of = () => setAside(shop, rice.id, salt.id)
  expect(await of()).toEqual([])
  const placed = await shop.call('POST /orders', { body, token: customer.token })
  expect(await of()).toEqual([{ productId: rice.id, units: 8 }])
  const attempt = await attemptBehind(shop, String(placed.body.data))
  await notify(shop, attempt)
  expect(await of()).toEqual([{ productId: rice.id, units: 8 }])
  const { orderId, version } = await detail(attempt.orderId)
  await complete({ orderId, version })
  expect(await of()).toEqual([])
})

test('what nobody has paid in time is set aside no more', async () => {
  const shop = await openShop()
  const { productId } = await anUnpaidOrder(shop)
  expect(await setAside(shop, productId)).toEqual([{ productId, units: 2 }])
  shop.passMinutes(61)
  await releaseLapsedHolds(shop.shop)
  expect(await setAside(shop, productId)).toEqual([])
})

test('what a picker has packed is set aside no more', async () => {
  const shop = await openShop()
  const { start, findTheRest, pack } = await atPicking(shop)
  const { id, productId } = await aPaidOrder(shop)
  await start(id)
  await findTheRest(id)
  expect(await setAside(shop, productId)).toHaveLength(1)
  await pack(id)
  expect(await setAside(shop, productId)).toEqual([])
})

test('what is missing, taken off or given back of an order is not set aside', async () => {
  const shop = await openShop()
  const { giveUnits } = await atPicking(shop)
  const missing = await aPaidShortOrder(shop)
  const paid = await aPaidOrder(shop)
  const both = () => setAside(shop, missing.productId, paid.productId)
  expect(await both()).toEqual([{ productId: paid.productId, units: 2 }])
  await giveUnits(paid.id, 'Ceylon Tea', 1, { kind: 'TAKEN_OFF' })
  expect(await both()).toEqual([{ productId: paid.productId, units: 1 }])
  await giveUnits(paid.id, 'Ceylon Tea', 1, { kind: 'NOT_SUPPLIED' })
  expect(await both()).toEqual([])
})

test('what is sent again is set aside until it is packed', async () => {
  const shop = await openShop()
  const { goods, claims, order, decide, session } = await atClaims(shop)
  const tea = goods[0]?.goods ?? ''
  const { body } = await claims.add([aLine(tea, { wish: 'REPLACEMENT' })])
  await decide(body.claims[0].lines[0].id, { decision: 'REPLACED' })
  const of = () => setAside(shop, order.productId)
  expect(await of()).toEqual([{ productId: order.productId, units: 1 }])

  const { body: toSend } = await shop.call('GET /admin/replacements', { session })
  await shop.call('POST /admin/replacements/{replacementId}/packing', {
    session,
    params: { replacementId: toSend[0].replacementId },
    body: { bags: 1, lines: [{ goods: tea, picked: 1 }] },
  })
  expect(await of()).toEqual([])
})

test('more products than a page has are not asked for at once', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const asked = (count: number) =>
    shop.call('GET /admin/stock-set-aside', {
      session,
      query: { productIds: Array.from({ length: count }, (_, index) => index + 1).join() },
    })
  expect((await asked(50)).status).toBe(200)
  expect((await asked(51)).status).toBe(400)
})
