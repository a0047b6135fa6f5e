import { expect, test } from 'vitest'
import { anOrderOf, aPackage } from '../testing/builders.ts'
import { aShopper, ordersOf, place } from '../testing/order-builders.ts'
import { atWork } from '../testing/order-work-builders.ts'

async function atTheCheckout() {
  const shopper = await aShopper()
  const { shop, customer, recipientId, rice } = shopper
  const { session, set } = await atWork(shop)
  const request = (missingItems?: string, missing?: string) => {
    const { orderProducts, ...order } = anOrderOf(customer, recipientId, [[rice, 1]])
    const lines = orderProducts.map((line) => ({ ...line, missing }))
    return { ...order, missingItems, orderProducts: lines }
  }
  const order = (missingItems?: string, missing?: string) =>
    place(shop, customer, request(missingItems, missing))
  const cart = async () => (await shop.call('GET /carts', { token: customer.token })).body
  const latest = async () => (await ordersOf(shop, customer))[0]
  return { ...shopper, session, set, request, order, cart, latest }
}

async function whereTheShopAsks() {
  const checkout = await atTheCheckout()
  await checkout.set('orders.missingItems', true)
  return checkout
}

test('a shop that does not ask shows nothing, stores nothing, and reads no more than before', async () => {
  const { shop, order, cart, latest } = await atTheCheckout()
  expect(await cart()).not.toHaveProperty('missingItems')
  const reads = await shop.statementsOf(cart)
  expect(reads.filter((text) => text.includes('missing'))).toEqual([])

  expect((await order('REPLACE', 'CALL')).status).toBe(201)
  const placed = await latest()
  expect(placed).not.toHaveProperty('missingItems')
  expect(placed.orderProducts[0]).not.toHaveProperty('missing')
  expect((await order('PERHAPS')).status).toBe(400)
})

test('the choices for an order and its lines are stored, for its customer and for those who pack it', async () => {
  const { shop, session, customer, rice, request, latest } = await whereTheShopAsks()
  const box = await aPackage(shop, { price: 5000, discount: 500, contents: [[rice, 4]] })
  const line = { packageId: box.id, quantity: 1, unitPrice: 4500, subtotal: 4500 }
  const items = [{ ...line, missing: 'LEAVE_OUT' }, line]
  const amounts = { totalAmount: '10000.00', discountAmount: '1000.00' }
  const body = { ...request('REPLACE', 'CALL'), ...amounts, items }
  expect((await place(shop, customer, body)).status).toBe(201)

  const placed = await latest()
  expect(placed.missingItems).toBe('REPLACE')
  expect(placed.items[0].missing).toBe('LEAVE_OUT')
  expect(placed.items[1]).not.toHaveProperty('missing')
  expect(placed.orderProducts[0].missing).toBe('CALL')

  const query = { ids: String(placed.orderId) }
  const documents = await shop.call('GET /admin/order-documents', { session, query })
  expect(documents.body[0]).toMatchObject({
    missingItems: 'REPLACE',
    items: [{ missing: 'LEAVE_OUT' }, {}],
    orderProducts: [{ missing: 'CALL' }],
  })
})

test('an order without a choice says nothing, which means to leave out', async () => {
  const { order, cart, latest } = await whereTheShopAsks()
  expect((await order()).status).toBe(201)
  expect(await latest()).not.toHaveProperty('missingItems')
  expect((await cart()).missingItems.chosen).toBe('LEAVE_OUT')
})

test('the next cart has what the customer chose last', async () => {
  const { order, cart } = await whereTheShopAsks()
  const choices = ['REPLACE', 'LEAVE_OUT', 'CALL']
  expect((await cart()).missingItems).toEqual({ choices, chosen: 'LEAVE_OUT' })
  await order('CALL')
  await order('REPLACE')
  await order()
  expect((await cart()).missingItems).toEqual({ choices, chosen: 'REPLACE' })
})

test('a choice that does not exist is refused in words', async () => {
  const { shop, customer, order, request, latest } = await whereTheShopAsks()
  for (const refused of [await order('PERHAPS'), await order('CALL', 'PERHAPS')]) {
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('Must be one of: REPLACE, LEAVE_OUT, CALL.')
  }
  const items = [{ packageId: 1, quantity: 1, unitPrice: 1, subtotal: 1, missing: 'PERHAPS' }]
  expect((await place(shop, customer, { ...request(), items })).status).toBe(400)
  expect(await latest()).toBeUndefined()
})

test('where nobody calls, a call is neither offered nor accepted', async () => {
  const { set, order, cart, latest } = await whereTheShopAsks()
  await order('CALL')
  await set('orders.callFirst', false)
  const choices = ['REPLACE', 'LEAVE_OUT']
  expect((await cart()).missingItems).toEqual({ choices, chosen: 'LEAVE_OUT' })
  for (const refused of [await order('CALL'), await order('REPLACE', 'CALL')]) {
    expect(refused).toMatchObject({ status: 409, body: { code: 'callNotOffered' } })
    expect(refused.body.message).toContain('We do not call before packing at the moment.')
  }
  expect((await latest()).missingItems).toBe('CALL')
  expect((await order('REPLACE')).status).toBe(201)
})

test('a choice costs no statement more while an order is placed', async () => {
  const { shop, order } = await whereTheShopAsks()
  await order()
  const placing = async (...choices: string[]) =>
    (await shop.statementsOf(() => order(...choices))).length
  expect(await placing('REPLACE', 'CALL')).toBe(await placing())
})
