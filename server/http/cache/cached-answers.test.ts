import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { cents } from '../../../domain/money/money.ts'
import { categories, feedback, packages, products } from '../../database/schema.ts'
import { aCustomer, anAddress, anOrderOf, aPackage, aProduct } from '../../testing/builders.ts'
import { openShop } from '../../testing/open-shop.ts'
import { until } from '../../testing/until.ts'
import type { Environment } from '../environment.ts'
import { cached } from './cached.ts'
import { CatalogueNews } from './catalogue-news.ts'
import { createFront } from './front.ts'

const list = '/api/products?page=1&pageSize=8'

/** A shop with enough products that their list is worth compressing. */
async function aShopWithGoods() {
  const shop = await openShop()
  const category = { name: 'Rice' }
  const [rice] = await shop.database.insert(categories).values(category).returning()
  const goods = Array.from({ length: 8 }, (_, index) => ({
    name: `Samba ${index}`,
    priceCents: cents(1450),
    stockQuantity: 100,
    categoryId: rice?.id ?? 0,
  }))
  await shop.database.insert(products).values(goods)
  return shop
}

test('a list is read once, however often it is asked for', async () => {
  const shop = await aShopWithGoods()
  const first = await (await shop.request(list)).text()
  // The instance is also notified of its own changes, a moment later.
  await until(async () => {
    const statements = await shop.statementsOf(async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => shop.request(list)))
      for (const answer of answers) expect(await answer.text()).toBe(first)
    })
    expect(statements).toEqual([])
  })
})

test('simultaneous requests share one response', async () => {
  const shop = await aShopWithGoods()
  const forOne = await shop.statementsOf(async () => {
    expect(await (await shop.request('/api/categories')).text()).toContain('Rice')
  })
  expect(forOne).not.toHaveLength(0)
  const forMany = await shop.statementsOf(async () => {
    const asked = Array.from({ length: 20 }, () => shop.request('/api/packages'))
    const answers = await Promise.all((await Promise.all(asked)).map((answer) => answer.text()))
    expect(new Set(answers).size).toBe(1)
  })
  expect(forMany.length).toBeLessThanOrEqual(2)
})

test('a cached response equals the first one but for its request id', async () => {
  const shop = await aShopWithGoods()
  const made = await shop.request(list)
  const found = await shop.request(list)
  const { 'x-request-id': madeId, ...madeHeaders } = Object.fromEntries(made.headers)
  const { 'x-request-id': foundId, ...foundHeaders } = Object.fromEntries(found.headers)
  expect(foundHeaders).toEqual(madeHeaders)
  expect(foundHeaders).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
    'x-total-count': '8',
    vary: 'Accept-Encoding',
  })
  expect(madeId).toBeTruthy()
  expect(foundId).toBeTruthy()
  expect(foundId).not.toBe(madeId)
  const given = { headers: { 'X-Request-Id': 'from-the-proxy' } }
  expect((await shop.request(list, given)).headers.get('X-Request-Id')).toBe('from-the-proxy')
})

test('a cached response is compressed in an encoding that the client accepts', async () => {
  const { request } = await aShopWithGoods()
  const plain = await (await request(list)).text()
  const asked = async (accepted: string) => {
    const answer = await request(list, { headers: { 'Accept-Encoding': accepted } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('Content-Length')).toBe(String(bytes.length))
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
    return { encoding: answer.headers.get('Content-Encoding'), bytes }
  }
  const brotli = await asked('gzip, deflate, br')
  expect(brotli.encoding).toBe('br')
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain)
  const gzip = await asked('gzip, br;q=0')
  expect(gzip.encoding).toBe('gzip')
  expect(gunzipSync(gzip.bytes).toString()).toBe(plain)
  for (const none of ['identity', 'gzip;q=0', 'zstd', '']) {
    const answer = await asked(none)
    expect([none, answer.encoding, answer.bytes.toString()]).toEqual([none, null, plain])
  }
})

test('HEAD returns the same headers and no body', async () => {
  const { request } = await aShopWithGoods()
  await request(list)
  const { 'x-request-id': _, ...head } = Object.fromEntries((await request(list)).headers)
  const answer = await request(list, { method: 'HEAD' })
  expect(Object.fromEntries(answer.headers)).toMatchObject(head)
  expect(await answer.text()).toBe('')
})

test('a browser that has the current version gets 304, in every encoding', async () => {
  const { request } = await aShopWithGoods()
  const etag = (await request(list)).headers.get('ETag') ?? ''
  for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    const headers = { 'If-None-Match': known, 'Accept-Encoding': 'br' }
    const answer = await request(list, { headers })
    expect([known, answer.status, await answer.text()]).toEqual([known, 304, ''])
    expect(answer.headers.get('ETag')).toBe(etag)
    expect(answer.headers.get('X-Request-Id')).toBeTruthy()
  }
  const other = await request(list, { headers: { 'If-None-Match': '"other"' } })
  expect(other.status).toBe(200)
})

test('the same list with another total counts as changed', async () => {
  const { database, request } = await aShopWithGoods()
  const before = await request(list)
  const [first] = await database.select().from(products).limit(1)
  await database.insert(products).values({
    name: 'Ninth',
    priceCents: cents(1),
    stockQuantity: 1,
    categoryId: first?.categoryId ?? 0,
  })
  const headers = { 'If-None-Match': before.headers.get('ETag') ?? '' }
  const after = await request(list, { headers })
  expect([after.status, after.headers.get('X-Total-Count')]).toEqual([200, '9'])
  expect(await after.text()).toBe(await before.text())
})

test('every change of the catalogue is visible in the next request', async () => {
  const shop = await openShop()
  const { database, request } = shop
  const rice = await aProduct(shop, { name: 'Samba', price: 100, stock: 3 })
  const box = await aPackage(shop, { contents: [[rice, 2]] })
  const seen = async (path: string) => JSON.stringify(await (await request(path)).json())
  const all = '/api/products'

  expect(await seen(all)).toContain('"price":100')
  await database
    .update(products)
    .set({ priceCents: cents(99) })
    .where(eq(products.id, rice.id))
  expect(await seen(all)).toContain('"price":99')
  expect(await seen('/api/products/search/samba')).toContain('Samba')
  await database.update(products).set({ stockQuantity: 0 }).where(eq(products.id, rice.id))
  expect(await seen(all)).toContain('OUT OF STOCK')
  expect(await seen('/api/products/search/samba')).toBe('[]')
  await database.update(products).set({ stockQuantity: 1 }).where(eq(products.id, rice.id))
  expect(await seen(all)).toContain('IN STOCK')

  expect(await seen('/api/packages')).toContain('"stockQuantity":0')
  await database.update(products).set({ stockQuantity: 2 }).where(eq(products.id, rice.id))
  expect(await seen('/api/packages')).toContain('"stockQuantity":1')
  await database.update(packages).set({ name: 'Avurudu Box' }).where(eq(packages.id, box.id))
  expect(await seen('/api/packages')).toContain('Avurudu Box')

  expect(await seen('/api/feedback')).toBe('[]')
  await database.insert(feedback).values({ name: 'Nimali', rating: 5, message: 'Fresh' })
  expect(await seen('/api/feedback')).toContain('Fresh')
  await database.execute(sql`truncate feedback cascade`)
  expect(await seen('/api/feedback')).toBe('[]')
})

test('a product that an order sells out is out of stock in the next request', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const last = await aProduct(shop, { stock: 1 })
  expect(await (await shop.request('/api/products')).text()).toContain('IN STOCK')
  const body = anOrderOf(customer, await anAddress(shop, customer), [[last, 1]])
  await shop.call('POST /orders', { body, token: customer.token })
  expect(await (await shop.request('/api/products')).text()).toContain('OUT OF STOCK')
})

test('a stock count is at most one second old', async () => {
  const shop = await openShop()
  const rice = await aProduct(shop, { stock: 100 })
  const count = async () => (await (await shop.request('/api/products')).json())[0].stockQuantity
  expect(await count()).toBe(100)
  await shop.database.update(products).set({ stockQuantity: 60 }).where(eq(products.id, rice.id))
  shop.passMinutes(1 / 60)
  expect(await count()).toBe(60)
})

test('a change is visible on every other instance within a second', async () => {
  const one = await openShop()
  const other = await openShop({ databaseUrl: one.databaseUrl })
  const rice = await aProduct(one, { price: 100 })
  await until(async () => {
    expect(await (await other.request('/api/products')).text()).toContain('"price":100')
  })
  await one.database
    .update(products)
    .set({ priceCents: cents(99) })
    .where(eq(products.id, rice.id))
  await until(async () => {
    expect(await (await other.request('/api/products')).text()).toContain('"price":99')
  })
})

test('a lost listening connection is reopened, and everything cached before is dropped', async () => {
  const { database, request, shop } = await openShop()
  const [row] = await database.insert(categories).values({ name: 'Rice' }).returning()
  const names = async () => await (await request('/api/categories')).text()
  expect(await names()).toContain('Rice')
  const before = shop.catalogue.stamp
  await database.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'joybox news'`)
  await until(() => expect(shop.catalogue.stamp).not.toBe(before))
  await database
    .update(categories)
    .set({ name: 'Tea' })
    .where(eq(categories.id, row?.id ?? 0))
  expect(await names()).toContain('Tea')
})

test('nothing is cached while the listening connection is lost', async () => {
  const { shop } = await openShop()
  let made = 0
  const front = createFront(
    { ...shop, catalogue: new CatalogueNews() },
    new Hono<Environment>().get('/api/products', cached, (c) => c.text(String(++made))),
  )
  expect(await (await front.request(list)).text()).toBe('1')
  expect(await (await front.request(list)).text()).toBe('2')
})

test('refusals and customers’ own data are not cached', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const unknown = await shop.request('/api/charities/1')
  expect([unknown.status, unknown.headers.get('ETag')]).toEqual([404, null])
  const cart = await shop.request('/api/carts', {
    headers: { Authorization: `Bearer ${customer.token}` },
  })
  expect(cart.headers.get('Cache-Control')).toBe('no-store')
  expect(cart.headers.get('ETag')).toBeNull()
})
