import { expect, test } from 'vitest'
import { users } from '../database/schema.ts'
import {
  aCustomPackage,
  anOrderOf,
  aPackage,
  aProduct,
  type TestCustomer,
  type TestProduct,
} from '../testing/builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import {
  aNewcomer,
  ordersOf,
  payAll,
  place,
  rePaymentOf,
  stockOf,
} from '../testing/order-builders.ts'
import { releaseLapsedHolds } from './release-stock.ts'

type Newcomer = Awaited<ReturnType<typeof aNewcomer>>
type Lines = Parameters<typeof anOrderOf>[2]

const order = (shop: TestShop, { customer, recipientId }: Newcomer, lines: Lines) =>
  place(shop, customer, anOrderOf(customer, recipientId, lines))

/** Orders as much as the shop lets this customer have, as its own refusals say. */
async function orderAll(shop: TestShop, who: Newcomer, products: readonly TestProduct[]) {
  const stocks = await Promise.all(products.map((product) => stockOf(shop, product)))
  const wanted = new Map(products.map((product, index) => [product.id, stocks[index] ?? 0]))
  for (;;) {
    const lines = products
      .map((product): Lines[number] => [product, wanted.get(product.id) ?? 0])
      .filter(([, units]) => units > 0)
    if (lines.length === 0) return undefined
    const { status, body } = await order(shop, who, lines)
    if (status === 201) return lines
    expect(body.code).toBe('tooManyUnits')
    for (const { productId, most } of body.mostUnits) wanted.set(productId, most)
  }
}

async function aShopOf(stocks: readonly number[]) {
  const shop = await openShop()
  const products = await Promise.all(stocks.map((stock) => aProduct(shop, { price: 10, stock })))
  return { shop, products }
}

test('a new account that orders all it can leaves three quarters of every product', async () => {
  const stocks = [12, 13, 24, 50, 99, 220]
  const { shop, products } = await aShopOf(stocks)
  await orderAll(shop, await aNewcomer(shop), products)
  const left = await Promise.all(products.map((product) => stockOf(shop, product)))
  expect(left).toEqual([9, 10, 18, 38, 75, 165])
})

test('any number of new accounts together leave half of every product', async () => {
  const { shop, products } = await aShopOf([12, 25, 100])
  for (let bots = 0; bots < 8; bots++) await orderAll(shop, await aNewcomer(shop), products)
  const left = await Promise.all(products.map((product) => stockOf(shop, product)))
  expect(left).toEqual([6, 13, 50])
})

test('new accounts that order at the same moment leave half, too', async () => {
  const { shop, products } = await aShopOf([40])
  const [rice] = products as [TestProduct]
  const bots = await Promise.all(Array.from({ length: 12 }, () => aNewcomer(shop)))
  const answers = await Promise.all(bots.map((bot) => order(shop, bot, [[rice, 7]])))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  expect(await stockOf(shop, rice)).toBe(26)
  expect(shop.loggedErrors()).toEqual([])
})

test('a refusal says how much can be ordered now, and what to do', async () => {
  const { shop, products } = await aShopOf([40])
  const [rice] = products as [TestProduct]
  const { status, body } = await order(shop, await aNewcomer(shop), [[rice, 11]])
  expect(status).toBe(409)
  expect(body).toMatchObject({
    code: 'tooManyUnits',
    mostUnits: [{ productId: rice.id, name: rice.name, most: 10 }],
    canBecomeKnown: true,
  })
  expect(body.message).toContain(`${rice.name} (10)`)
  expect(body.message).toContain('confirmed your email address or paid for a first order')
  expect(await stockOf(shop, rice)).toBe(40)
})

test('the last pieces can be bought by somebody, and only once', async () => {
  for (const last of [1, 2, 3]) {
    const { shop, products } = await aShopOf([last])
    const [rice] = products as [TestProduct]
    expect((await order(shop, await aNewcomer(shop), [[rice, last]])).status).toBe(201)
    const late = await order(shop, await aNewcomer(shop), [[rice, 1]])
    expect(late.body.code).toBe('outOfStock')
  }
})

test('neither packages nor many small orders get around the share', async () => {
  const { shop, products } = await aShopOf([40])
  const [rice] = products as [TestProduct]
  const who = await aNewcomer(shop)
  const { customer, recipientId } = who
  const box = await aPackage(shop, { price: 5000, discount: 0, contents: [[rice, 4]] })
  const mine = await aCustomPackage(shop, customer, [[rice, 4]])
  const mixed = {
    ...anOrderOf(customer, recipientId, [[rice, 3]]),
    totalAmount: '5070.00',
    items: [
      { packageId: box.id, quantity: 1, unitPrice: 5000, subtotal: 5000 },
      { customPackageId: mine.id, quantity: 1, unitPrice: 40, subtotal: 40 },
    ],
  }
  expect((await place(shop, customer, mixed)).body.code).toBe('tooManyUnits')
  for (let orders = 0; orders < 5; orders++) {
    expect((await order(shop, who, [[rice, 10]])).status).toBe(201)
    expect(await stockOf(shop, rice)).toBe(30)
  }
})

test('paying several lapsed orders again does not get around the share', async () => {
  const { shop, products } = await aShopOf([40])
  const [rice] = products as [TestProduct]
  const who = await aNewcomer(shop)
  for (let orders = 0; orders < 4; orders++) await order(shop, who, [[rice, 4]])
  const payAgain = async (each: { orderId: number; totalAmount: number }) => {
    const body = rePaymentOf(who.customer, each)
    return shop.call('POST /orders/re_payment', { body, ...who.customer })
  }
  const placed = await ordersOf(shop, who.customer)
  const statuses: number[] = []
  for (const each of placed) statuses.push((await payAgain(each)).status)
  // The latest still holds its goods, a second fits in the share.
  expect(statuses).toEqual([200, 200, 409, 409])
  expect(await stockOf(shop, rice)).toBe(32)
})

test('the unpaid goods of one account are bounded in money, too', async () => {
  const shop = await openShop()
  const gold = await aProduct(shop, { name: 'Saffron', price: 50_000, stock: 100 })
  const who = await aNewcomer(shop)
  expect((await order(shop, who, [[gold, 5]])).body).toMatchObject({
    code: 'tooMuchUnpaid',
    mostAmount: '200000.00',
    message: expect.stringContaining('at most LKR 200,000.00.'),
  })
  expect((await order(shop, who, [[gold, 4]])).status).toBe(201)
  await payAll(shop, who.customer)
  expect((await order(shop, who, [[gold, 20]])).status).toBe(201)
  expect((await order(shop, who, [[gold, 21]])).body.code).toBe('tooMuchUnpaid')
})

test('who has paid for an order can order half, and a dozen of anything', async () => {
  const { shop, products } = await aShopOf([40, 12])
  const [rice, tea] = products as [TestProduct, TestProduct]
  const who = await aNewcomer(shop)
  await order(shop, who, [[tea, 1]])
  await payAll(shop, who.customer)
  expect((await order(shop, who, [[rice, 21]])).body).toMatchObject({
    mostUnits: [{ most: 20 }],
    canBecomeKnown: false,
  })
  expect(
    (
      await order(shop, who, [
        [rice, 20],
        [tea, 11],
      ])
    ).status,
  ).toBe(201)
})

const minutesUntilFree = async (shop: TestShop, product: TestProduct, whole: number) => {
  for (let minutes = 1; minutes <= 120; minutes++) {
    shop.passMinutes(1)
    await releaseLapsedHolds(shop.shop)
    if ((await stockOf(shop, product)) === whole) return minutes
  }
  return Number.POSITIVE_INFINITY
}

test('a new order of the same account within the hour does not hold goods for longer', async () => {
  const { shop, products } = await aShopOf([40])
  const [rice] = products as [TestProduct]
  const who = await aNewcomer(shop)
  await order(shop, who, [[rice, 10]])
  shop.passMinutes(50)
  await order(shop, who, [[rice, 10]])
  expect(await stockOf(shop, rice)).toBe(30)
  expect(await minutesUntilFree(shop, rice, 40)).toBeLessThanOrEqual(10)
})

test('an account that lets orders lapse holds goods for a shorter time, until it pays', async () => {
  const { shop, products } = await aShopOf([40])
  const [rice] = products as [TestProduct]
  const who = await aNewcomer(shop)
  const held: number[] = []
  for (let orders = 0; orders < 3; orders++) {
    await order(shop, who, [[rice, 10]])
    held.push(await minutesUntilFree(shop, rice, 40))
    shop.passMinutes(60)
  }
  expect(held).toEqual([60, 30, 15])
  await order(shop, who, [[rice, 10]])
  await payAll(shop, who.customer)
  await order(shop, who, [[rice, 10]])
  expect(await minutesUntilFree(shop, rice, 30)).toBe(60)
})

test('paying again and again does not hold goods for ever', async () => {
  const { shop, products } = await aShopOf([40])
  const [rice] = products as [TestProduct]
  const { customer, recipientId } = await aNewcomer(shop)
  await order(shop, { customer, recipientId }, [[rice, 10]])
  const [placed] = await ordersOf(shop, customer)
  const stocks: (number | undefined)[] = []
  for (let tries = 0; tries < 15; tries++) {
    shop.passMinutes(10)
    await releaseLapsedHolds(shop.shop)
    stocks.push(await stockOf(shop, rice))
    const body = { ...rePaymentOf(customer, placed), transactionId: `again-${tries}` }
    expect((await shop.call('POST /orders/re_payment', { body, ...customer })).status).toBe(200)
  }
  expect(stocks.indexOf(40)).toBe(11)
})

test('an ordinary order takes as many statements as before, one more for a new account', async () => {
  const { shop, products } = await aShopOf([40])
  const [rice] = products as [TestProduct]
  const who = await aNewcomer(shop)
  const count = async (by: { customer: TestCustomer; recipientId: number }) =>
    (await shop.statementsOf(() => order(shop, by, [[rice, 1]]))).length
  await order(shop, who, [[rice, 1]])
  const asNewcomer = await count(who)
  await payAll(shop, who.customer)
  await order(shop, who, [[rice, 1]])
  expect(asNewcomer - (await count(who))).toBe(1)
})

test('a confirmed email address makes an account known', async () => {
  const { shop, products } = await aShopOf([40])
  const [rice] = products as [TestProduct]
  const who = await aNewcomer(shop)
  expect((await order(shop, who, [[rice, 20]])).body.code).toBe('tooManyUnits')
  await shop.database.update(users).set({ emailConfirmedAt: new Date() })
  expect((await order(shop, who, [[rice, 20]])).status).toBe(201)
})
