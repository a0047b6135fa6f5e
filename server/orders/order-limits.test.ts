import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rateLimits } from '../database/schema.ts'
import { aCustomer, anAddress, anOrderOf, aProduct } from '../testing/builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { ordersOf, rePaymentOf } from '../testing/order-builders.ts'

type Customer = Awaited<ReturnType<typeof aBuyer>>

async function aBuyer(shop: TestShop) {
  const customer = await aCustomer(shop)
  const recipientId = await anAddress(shop, customer)
  return { ...customer, recipientId }
}

async function aMarket() {
  const shop = await openShop({ rateLimits: true })
  const rice = await aProduct(shop, { stock: 1000 })
  const order = (customer: Customer, { from = '198.51.100.1', pieces = 1 } = {}) =>
    shop.call('POST /orders', {
      body: anOrderOf(customer, customer.recipientId, [[rice, pieces]]),
      token: customer.token,
      from,
    })
  return { shop, rice, order }
}

test('an account can place ten orders an hour, and is told when it can place the next', async () => {
  const { shop, order } = await aMarket()
  const customer = await aBuyer(shop)
  for (let placed = 0; placed < 10; placed++) expect((await order(customer)).status).toBe(201)
  const refused = await order(customer, { from: '198.51.100.2' })
  expect(refused.status).toBe(429)
  expect(refused.body.code).toBe('tooOften')
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(59 * 60)
  const mails = (await shop.deliverMails()).filter(({ subject }) => /^Your order/.test(subject))
  expect(mails).toHaveLength(10)
})

test('an account can place thirty orders a day', async () => {
  const { shop, order } = await aMarket()
  const customer = await aBuyer(shop)
  const statuses: number[] = []
  for (let orders = 0; orders < 31; orders++) {
    statuses.push((await order(customer, { from: `198.51.100.${orders}` })).status)
    // An hour passes for the limit of an hour.
    await shop.database.delete(rateLimits).where(like(rateLimits.key, 'ordersOfCustomer:%'))
  }
  expect(statuses).toEqual([...Array(30).fill(201), 429])
})

test('an order can be paid again thirty times an hour', async () => {
  const { shop, order } = await aMarket()
  const customer = await aBuyer(shop)
  await order(customer)
  const [placed] = await ordersOf(shop, customer)
  const statuses: number[] = []
  for (let tries = 0; tries < 31; tries++) {
    const body = { ...rePaymentOf(customer, placed), transactionId: `again-${tries}` }
    statuses.push((await shop.call('POST /orders/re_payment', { body, ...customer })).status)
  }
  expect(statuses).toEqual([...Array(30).fill(200), 429])
})

test('orders that are refused for another reason do not count', async () => {
  const { shop, order } = await aMarket()
  const customer = await aBuyer(shop)
  for (let tries = 0; tries < 12; tries++) {
    expect((await order(customer, { pieces: 999 })).status).toBe(409)
  }
  expect((await order(customer)).status).toBe(201)
})

test('one network can place thirty orders an hour, however many accounts it has', async () => {
  const { shop, order } = await aMarket()
  const statuses: number[] = []
  for (let accounts = 0; accounts < 4; accounts++) {
    const customer = await aBuyer(shop)
    for (let orders = 0; orders < 8; orders++) statuses.push((await order(customer)).status)
  }
  expect(statuses).toEqual([...Array(30).fill(201), 429, 429])
  expect((await order(await aBuyer(shop), { from: '203.0.113.9' })).status).toBe(201)
})
