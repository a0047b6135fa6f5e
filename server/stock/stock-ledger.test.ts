import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, stockMovements } from '../database/schema.ts'
import { releaseLapsedHolds } from '../orders/index.ts'
import { aCustomer, anAddress, anOrderOf, aProduct } from '../testing/builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'

const ledgerOf = ({ database }: TestShop, productId: number) =>
  database
    .select({
      kind: stockMovements.kind,
      change: stockMovements.change,
      orderId: stockMovements.orderId,
      cause: stockMovements.cause,
    })
    .from(stockMovements)
    .where(eq(stockMovements.productId, productId))
    .orderBy(asc(stockMovements.id))

async function expectLedgerToAddUp({ database }: TestShop) {
  const moved = sql`(select coalesce(sum(change), 0) from ${stockMovements} where product_id = ${products.id})`
  expect(await database.$count(products, sql`${products.stockQuantity} <> ${moved}`)).toBe(0)
}

test('the ledger shows what an order took and what its lapsed hold returned', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const rice = await aProduct(shop, { stock: 10 })
  const body = anOrderOf(customer, await anAddress(shop, customer), [[rice, 3]])
  await shop.call('POST /orders', { body, token: customer.token })
  shop.passMinutes(61)
  await releaseLapsedHolds(shop.shop)

  const orderId = expect.any(Number)
  expect(await ledgerOf(shop, rice.id)).toEqual([
    { kind: 'OPENING', change: 10, orderId: null, cause: 'In stock when it was added' },
    { kind: 'TAKEN', change: -3, orderId, cause: 'The customer placed it' },
    { kind: 'RETURNED', change: 3, orderId, cause: 'The hold lapsed unpaid' },
  ])
  await expectLedgerToAddUp(shop)
})

test('a change of stock directly in the database is recorded in the ledger', async () => {
  const shop = await openShop()
  const rice = await aProduct(shop, { stock: 10 })
  await shop.database.update(products).set({ stockQuantity: 4 }).where(eq(products.id, rice.id))

  const [, noted] = await ledgerOf(shop, rice.id)
  expect(noted).toMatchObject({ kind: 'CORRECTION', change: -6 })
  expect(noted?.cause).toContain('Changed in the database by')
  await expectLedgerToAddUp(shop)
})

test('a movement changes the stock, and never below zero', async () => {
  const shop = await openShop()
  const rice = await aProduct(shop, { stock: 10 })
  const move = (change: number) =>
    shop.database
      .insert(stockMovements)
      .values({ productId: rice.id, kind: 'DELIVERY', change, cause: 'Delivered' })
  await move(5)
  await expect(move(-16)).rejects.toThrow()

  const [found] = await shop.database.select().from(products)
  expect(found?.stockQuantity).toBe(15)
  await expectLedgerToAddUp(shop)
})

test('nothing in the ledger can be changed or removed', async () => {
  const shop = await openShop()
  await aProduct(shop)
  for (const attempt of [
    shop.database.update(stockMovements).set({ change: 1 }),
    shop.database.delete(stockMovements),
    shop.database.execute(sql`truncate ${stockMovements}`),
  ]) {
    await expect(attempt).rejects.toMatchObject({
      cause: { message: 'stock_movements is only ever appended to' },
    })
  }
})

test('a withdrawn product is not listed, found or sold, and cannot be bought from a cart', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const rice = await aProduct(shop, { name: 'Red rice', stock: 10 })
  const recipientId = await anAddress(shop, customer)
  const line = { productId: rice.id, quantity: 1, unitPrice: rice.price }
  const cart = { userId: customer.id, totalAmount: 0, discountPrice: 0, items: [] }
  const { token } = customer
  await shop.call('POST /carts/cartItem-save', { body: { ...cart, cartProducts: [line] }, token })
  await shop.database.update(products).set({ publishedAt: null })

  expect((await shop.call('GET /products')).body).toEqual([])
  expect((await shop.call('GET /products', { query: { ids: rice.id } })).body).toEqual([])
  const found = await shop.call('GET /products/search/{term}', { params: { term: 'rice' } })
  expect(found.body).toEqual([])
  const body = anOrderOf(customer, recipientId, [[rice, 1]])
  const refused = await shop.call('POST /orders', { body, token })
  expect([refused.status, refused.body.message]).toEqual([409, 'Red rice is not sold any more.'])
})
