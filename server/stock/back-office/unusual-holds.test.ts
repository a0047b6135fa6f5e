import { expect, test } from 'vitest'
import { anOrderOf, aPackage, aProduct, type TestProduct } from '../../testing/builders.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { anOperator } from '../../testing/operator-builders.ts'
import { aNewcomer, payAll, place } from '../../testing/order-builders.ts'

async function aWatchedShop(stock: number) {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const rice = await aProduct(shop, { name: 'Rice', price: 10, stock })
  const watch = async () =>
    (await shop.call('GET /admin/dashboard/unusual-holds', { session })).body
  return { shop, rice, watch }
}

async function orderOf(shop: TestShop, lines: [TestProduct, number][]) {
  const { customer, recipientId } = await aNewcomer(shop)
  const placed = await place(shop, customer, anOrderOf(customer, recipientId, lines))
  expect(placed.status).toBe(201)
  return customer
}

const nothing = { total: 0, items: [], newcomers: { accounts: 0, products: 0 } }

test('an ordinary day shows nothing', async () => {
  const { shop, rice, watch } = await aWatchedShop(100)
  expect(await watch()).toEqual(nothing)
  for (let customers = 0; customers < 5; customers++) await orderOf(shop, [[rice, 3]])
  expect(await watch()).toEqual(nothing)
})

test('an account that holds a fifth of a product is shown until it pays', async () => {
  const { shop, rice, watch } = await aWatchedShop(100)
  await orderOf(shop, [[rice, 3]])
  const customer = await orderOf(shop, [[rice, 20]])
  expect(await watch()).toMatchObject({
    total: 1,
    items: [{ customerId: customer.id, orders: 1, amount: 200, products: 1 }],
    newcomers: { accounts: 0, products: 0 },
  })
  await payAll(shop, customer)
  expect(await watch()).toEqual(nothing)
})

test('an account that holds much money is shown, also in packages', async () => {
  const { shop, rice, watch } = await aWatchedShop(1000)
  const box = await aPackage(shop, { price: 60_000, discount: 0, contents: [[rice, 2]] })
  const { customer, recipientId } = await aNewcomer(shop)
  const items = [{ packageId: box.id, quantity: 2, unitPrice: 60_000, subtotal: 120_000 }]
  const order = { ...anOrderOf(customer, recipientId, []), totalAmount: '120000.00', items }
  expect((await place(shop, customer, order)).status).toBe(201)
  expect(await watch()).toMatchObject({ total: 1, items: [{ amount: 120_000, products: 0 }] })
})

test('new accounts that together hold a quarter of a product are shown as such', async () => {
  const { shop, rice, watch } = await aWatchedShop(100)
  for (let bots = 0; bots < 9; bots++) await orderOf(shop, [[rice, 3]])
  expect(await watch()).toEqual({ ...nothing, newcomers: { accounts: 9, products: 1 } })
})
