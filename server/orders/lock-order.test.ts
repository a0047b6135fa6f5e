import { eq, type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders, products, users } from '../database/schema.ts'
import { atBooks } from '../testing/books-builders.ts'
import { aCustomer, anAddress, anOrderOf, aProduct } from '../testing/builders.ts'
import { atTheCounter } from '../testing/customer-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { place, rePaymentOf } from '../testing/order-builders.ts'
import { aPaidOrder, atWork } from '../testing/order-work-builders.ts'
import { anUnpaidOrder, attemptBehind, notify } from '../testing/payment-builders.ts'
import { atPicking } from '../testing/picking-builders.ts'
import { aTimedShop } from '../testing/slot-builders.ts'
import { atLink, atThePhone, nimali } from '../testing/staff-order-builders.ts'
import { untilBlocked } from '../testing/until-blocked.ts'
import { releaseLapsedHolds } from './release-stock.ts'

// A request that waits for one row must not hold another that is locked before it everywhere else: two
// requests that each hold one and want the other would wait for ever.

type Answer = Promise<{ status: number }>

/** While a row is locked: what a request answers that waits for it, and before that one which must not wait for the request. */
async function whileLocked(
  { database }: TestShop,
  row: SQL,
  waiting: () => Answer,
  passing: () => Answer,
) {
  const { answer, passed } = await database.transaction(async (tx) => {
    await tx.execute(sql`select ${row} for no key update`)
    const answer = waiting()
    await untilBlocked({ database })
    return { answer, passed: await passing() }
  })
  return { waited: (await answer).status, passed: passed.status }
}

const theProduct = (id: number) => sql`from ${products} where ${eq(products.id, id)}`
const theOrder = (id: number) => sql`from ${orders} where ${eq(orders.id, id)}`
const theCustomer = (id: number) => sql`from ${users} where ${eq(users.id, id)}`

test('an order that is paid again waits for its goods before it takes its place', async () => {
  const { shop, customer, rice, book, morning, latest } = await aTimedShop({ capacity: 2 })
  await book(morning)
  shop.passMinutes(61)
  await releaseLapsedHolds(shop.shop)
  const body = rePaymentOf(customer, await latest())
  const other = await aCustomer(shop)
  const milk = await aProduct(shop, { name: 'Milk', price: 480 })
  const request = anOrderOf(other, await anAddress(shop, other), [[milk, 1]])
  const answers = await whileLocked(
    shop,
    theProduct(rice.id),
    () => shop.call('POST /orders/re_payment', { body, token: customer.token }),
    () => place(shop, other, { ...request, slot: morning }),
  )
  expect(answers).toEqual({ waited: 200, passed: 201 })
})

/** An entered order of soap, and the call that enters one of tea instead. Tea has the lower number. */
async function anOrderToChange() {
  const shop = await openShop()
  const { tea, enter, detail, note } = await atThePhone(shop)
  const soap = await aProduct(shop, { name: 'Soap', price: 460 })
  const ofSoap = { products: [{ productId: soap.id, quantity: 1 }], totalAmount: '460.00' }
  const { orderId } = (await enter({ customer: { ...nimali, language: 'en' }, ...ofSoap })).body
  const { version, customer } = await detail(orderId)
  const customerId = customer?.id ?? 0
  const changes = { orderId, version, how: 'INSTEAD' }
  const change = () => enter({ customer: { customerId }, changes })
  return { shop, tea, soap, orderId, customerId, change, note }
}

test('an order that is changed waits for the goods of both orders at once', async () => {
  const { shop, tea, soap, change } = await anOrderToChange()
  const other = await aCustomer(shop)
  const request = anOrderOf(other, await anAddress(shop, other), [[soap, 1]])
  const answers = await whileLocked(shop, theProduct(tea.id), change, () =>
    place(shop, other, request),
  )
  expect(answers).toEqual({ waited: 201, passed: 201 })
})

test('an order that is changed waits for its customer first', async () => {
  const { shop, customerId, orderId, change, note } = await anOrderToChange()
  const answers = await whileLocked(shop, theCustomer(customerId), change, () =>
    note(orderId, 'They call again'),
  )
  expect(answers).toEqual({ waited: 201, passed: 204 })
})

test('an order to which more is added waits for it before it locks what was added and is not paid', async () => {
  const shop = await openShop()
  const { tea, enter, detail, note } = await atThePhone(shop)
  const { orderId, paymentUrl } = (await enter()).body
  const { to } = await atLink(shop, paymentUrl).pay()
  await notify(shop, await attemptBehind(shop, String(to)))
  const add = async () => {
    const { version, customer } = await detail(orderId)
    return enter({
      customer: { customerId: customer?.id ?? 0 },
      products: [{ productId: tea.id, quantity: 1 }],
      totalAmount: '920.00',
      changes: { orderId, version, how: 'ADDITION' },
    })
  }
  const added = (await add()).body
  const answers = await whileLocked(shop, theOrder(orderId), add, () =>
    note(added.orderId, 'They call again'),
  )
  expect(answers).toEqual({ waited: 201, passed: 204 })
})

test('erasing waits for the customer before it locks their orders', async () => {
  const shop = await openShop()
  const { erase } = await atTheCounter(shop)
  const { note } = await atWork(shop)
  const { id, customer } = await anUnpaidOrder(shop)
  const answers = await whileLocked(
    shop,
    theCustomer(customer.id),
    () => erase(customer.id, customer.email),
    () => note(id, 'They call again'),
  )
  expect(answers).toEqual({ waited: 204, passed: 204 })
  expect(await shop.database.$count(orders, eq(orders.userId, customer.id))).toBe(0)
})

test('an order of which nothing is found locks all of its goods before it is cancelled', async () => {
  const shop = await openShop()
  const { start, say, pack } = await atPicking(shop)
  const customer = await aCustomer(shop)
  const tea = await aProduct(shop, { name: 'Ceylon Tea' })
  const soap = await aProduct(shop, { name: 'Soap' })
  const goods = anOrderOf(customer, await anAddress(shop, customer), [
    [tea, 1],
    [soap, 1],
  ])
  const placed = await place(shop, customer, goods)
  const attempt = await attemptBehind(shop, placed.body.data)
  // Paid late, when tea was sold out: only soap goes back to its shelf.
  const { database } = shop
  await database.update(orders).set({ stockHeldUntil: null })
  await database.update(products).set({ stockQuantity: 0 }).where(eq(products.id, tea.id))
  await notify(shop, attempt)
  await start(attempt.orderId)
  await say(attempt.orderId, 'Soap', { short: 1 })
  const other = await aCustomer(shop)
  const request = anOrderOf(other, await anAddress(shop, other), [[soap, 1]])
  const answers = await whileLocked(
    shop,
    theProduct(tea.id),
    () => pack(attempt.orderId),
    () => place(shop, other, request),
  )
  expect(answers).toEqual({ waited: 200, passed: 201 })
})

test('goods that are taken off wait for their shelf before their credit note gets its number', async () => {
  const shop = await openShop()
  const { giveUnits, giveAmount } = await atBooks(shop)
  const { id, productId } = await aPaidOrder(shop)
  const other = await aPaidOrder(shop)
  const answers = await whileLocked(
    shop,
    theProduct(productId),
    () => giveUnits(id, 'Ceylon Tea', 1, { kind: 'TAKEN_OFF' }),
    () => giveAmount(other.id, 100),
  )
  expect(answers).toEqual({ waited: 204, passed: 204 })
})
