import { expect, test } from 'vitest'
import { maximumStock } from '../../../domain/limits.ts'
import { aCustomer, anAddress, anOrderOf, aProduct } from '../../testing/builders.ts'
import { openShop } from '../../testing/open-shop.ts'
import { anOperator } from '../../testing/operator-builders.ts'

async function anOffice() {
  const shop = await openShop()
  return { shop, session: (await anOperator(shop)).session }
}

test('the ledger shows deliveries, corrections, holds and sales with the stock after each', async () => {
  const { shop, session } = await anOffice()
  const customer = await aCustomer(shop)
  const rice = await aProduct(shop, { stock: 10 })
  const params = { productId: rice.id }
  const move = (body: object) =>
    shop.call('POST /admin/products/{productId}/stock-movements', { session, params, body })
  const delivery = await move({ kind: 'DELIVERY', change: 24, cause: 'Keells wholesale' })
  expect([delivery.status, delivery.body]).toEqual([201, { stockQuantity: 34 }])
  expect((await move({ kind: 'CORRECTION', change: -40, cause: 'Spilt' })).status).toBe(409)
  expect((await move({ kind: 'CORRECTION', change: -4, cause: ' ' })).status).toBe(400)
  expect((await move({ kind: 'DELIVERY', change: -4, cause: 'Taken back' })).status).toBe(400)
  expect((await move({ kind: 'SALE', change: -4, cause: 'Sold' })).status).toBe(400)
  expect((await move({ kind: 'CORRECTION', change: -4, cause: 'Spilt' })).status).toBe(201)
  const order = anOrderOf(customer, await anAddress(shop, customer), [[rice, 3]])
  await shop.call('POST /orders', { body: order, token: customer.token })

  const list = 'GET /admin/products/{productId}/stock-movements'
  const { body } = await shop.call(list, { session, params })
  expect(body.items).toMatchObject([
    { kind: 'HOLD', change: -3, stockAfter: 27 },
    { kind: 'CORRECTION', change: -4, stockAfter: 30, cause: 'Spilt' },
    { kind: 'DELIVERY', change: 24, stockAfter: 34, orderId: null },
    { kind: 'OPENING', change: 10, stockAfter: 10 },
  ])
  expect((await shop.call(list, { session, params: { productId: 999 } })).status).toBe(404)
})

test('a repeated try to record a delivery adds it once, also at the same moment', async () => {
  const { shop, session } = await anOffice()
  const rice = await aProduct(shop, { stock: 10 })
  const move = (requestKey: string | null) =>
    shop.call('POST /admin/products/{productId}/stock-movements', {
      session,
      params: { productId: rice.id },
      body: { kind: 'DELIVERY', change: 24, cause: 'Keells wholesale', requestKey },
    })
  const requestKey = crypto.randomUUID()
  const [first, second] = await Promise.all([move(requestKey), move(requestKey)])
  expect([first, second]).toMatchObject(
    Array.from({ length: 2 }, () => ({ status: 201, body: { stockQuantity: 34 } })),
  )
  for (const other of [crypto.randomUUID(), null, null]) await move(other)
  expect((await move(requestKey)).body.stockQuantity).toBe(106)
})

test('the grid saves changes based on the current state, and returns the conflicts', async () => {
  const { shop, session } = await anOffice()
  const [rice, milk, sold] = [await aProduct(shop), await aProduct(shop), await aProduct(shop)]
  const save = (changes: object[]) =>
    shop.call('PATCH /admin/products', {
      session,
      body: { changes },
    })
  const counted = (seen: number, now: number) => ({
    kind: 'COUNT',
    seen,
    counted: now,
    cause: 'Counted',
  })
  const saved = await save([
    { productId: rice.id, version: 1, price: 310, stock: counted(100, 90) },
    { productId: milk.id, version: 7, price: 210 },
    { productId: sold.id, version: 1, stock: counted(101, 90) },
    { productId: 999, version: 1, price: 1 },
  ])
  expect(saved.body).toEqual([
    {
      productId: rice.id,
      outcome: 'SAVED',
      current: { price: 310, stockQuantity: 90, version: 2 },
    },
    {
      productId: milk.id,
      outcome: 'CONFLICT',
      current: { price: 220, stockQuantity: 100, version: 1 },
    },
    {
      productId: sold.id,
      outcome: 'CONFLICT',
      current: { price: 220, stockQuantity: 100, version: 1 },
    },
    { productId: 999, outcome: 'ABSENT', current: null },
  ])
  const listed = await shop.call('GET /admin/products', { session, query: { sort: 'stock' } })
  expect(listed.body.items[0]).toMatchObject({ price: 310, stockQuantity: 90, version: 2 })
  expect((await save([{ productId: rice.id, version: 2, price: -1 }])).status).toBe(400)
  expect((await save([{ productId: rice.id, version: 2, stock: counted(90, 1.5) }])).status).toBe(
    400,
  )
})

test('of two prices of one product in one request the last one counts, as one change', async () => {
  const { shop, session } = await anOffice()
  const rice = await aProduct(shop)
  const changes = [
    { productId: rice.id, version: 1, price: 310 },
    { productId: rice.id, version: 1, price: 320 },
  ]
  const { body } = await shop.call('PATCH /admin/products', { session, body: { changes } })
  const current = { price: 320, stockQuantity: 100, version: 2 }
  expect(body.at(-1)).toEqual({ productId: rice.id, outcome: 'SAVED', current })
  const listed = await shop.call('GET /admin/products', { session })
  expect(listed.body.items[0]).toMatchObject(current)
})

test('a delivery in the grid is added to the stock there is; it is never negative, and never a count', async () => {
  const { shop, session } = await anOffice()
  const rice = await aProduct(shop, { stock: 97 })
  const save = async (stock: object) => {
    const changes = [{ productId: rice.id, version: 1, stock: { cause: 'Kotmale', ...stock } }]
    const { status, body } = await shop.call('PATCH /admin/products', {
      session,
      body: { changes },
    })
    return status === 200 ? body[0] : status
  }
  expect(await save({ kind: 'DELIVERY', delivered: 40 })).toMatchObject({
    outcome: 'SAVED',
    current: { stockQuantity: 137 },
  })
  for (const delivered of [0, -5, 1.5])
    expect(await save({ kind: 'DELIVERY', delivered })).toBe(400)
  expect(await save({ kind: 'DELIVERY', seen: 137, counted: 40 })).toBe(400)
  expect(await save({ kind: 'DELIVERY', delivered: maximumStock })).toMatchObject({
    outcome: 'OUT_OF_RANGE',
    current: { stockQuantity: 137 },
  })
  const input = { session, params: { productId: rice.id } }
  const ledger = await shop.call('GET /admin/products/{productId}/stock-movements', input)
  expect(ledger.body.items).toMatchObject([
    { kind: 'DELIVERY', change: 40, stockAfter: 137, cause: 'Kotmale' },
    { kind: 'OPENING' },
  ])
})

test('a new product begins with the stock that it was added with', async () => {
  const { shop, session } = await anOffice()
  const { categoryId } = await aProduct(shop)
  const body = { name: 'Treacle', description: '', price: 950, categoryId, pictureHash: null }
  const add = (stock: number) =>
    shop.call('POST /admin/products', { session, body: { ...body, stock } })
  const added = await add(24)
  expect([added.status, added.body.stockQuantity]).toEqual([201, 24])
  expect((await add(-1)).status).toBe(400)
  const input = { session, params: { productId: added.body.productId } }
  const ledger = await shop.call('GET /admin/products/{productId}/stock-movements', input)
  expect(ledger.body.items).toMatchObject([{ kind: 'OPENING', change: 24, stockAfter: 24 }])
})
