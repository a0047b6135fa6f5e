import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mostFavourites } from '../../domain/limits.ts'
import { favourites, orders, packages, products } from '../database/schema.ts'
import {
  aCustomer,
  anAddress,
  anOrderOf,
  aPackage,
  aProduct,
  type TestCustomer,
  type TestProduct,
} from '../testing/builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { payAll, place } from '../testing/order-builders.ts'
import { atWork } from '../testing/order-work-builders.ts'

async function aShopToBuyAgainIn() {
  const shop = await openShop()
  await (await atWork(shop)).set('orders.buyAgain', true)
  const customer = await aCustomer(shop)
  return { shop, customer, recipientId: await anAddress(shop, customer) }
}

const like = ({ call }: TestShop, { token }: TestCustomer, { id }: { id: number }) =>
  call('PUT /user/favourites/{productId}', { params: { productId: id }, token })

const idsIn = (body: { productId: number }[]) => body.map(({ productId }) => productId)

const favouritesOf = async ({ call }: TestShop, { token }: TestCustomer) =>
  idsIn((await call('GET /user/favourites', { token })).body)

async function boughtBy({ call }: TestShop, { token }: TestCustomer, query = {}) {
  const { body, headers } = await call('GET /user/bought-products', { token, query })
  return { ids: idsIn(body), total: Number(headers.get('X-Total-Count')) }
}

test('favourites belong to their customer, the newest first, and each is one once', async () => {
  const { shop, customer } = await aShopToBuyAgainIn()
  const other = await aCustomer(shop)
  const rice = await aProduct(shop)
  const tea = await aProduct(shop)
  for (const product of [rice, tea, rice]) {
    expect((await like(shop, customer, product)).status).toBe(204)
  }
  expect(await favouritesOf(shop, customer)).toEqual([tea.id, rice.id])
  expect(await favouritesOf(shop, other)).toEqual([])

  const remove = ({ token }: TestCustomer) =>
    shop.call('DELETE /user/favourites/{productId}', { params: { productId: tea.id }, token })
  expect((await remove(other)).status).toBe(204)
  expect(await favouritesOf(shop, customer)).toHaveLength(2)
  expect((await remove(customer)).status).toBe(204)
  expect(await favouritesOf(shop, customer)).toEqual([rice.id])
})

test('ready-made packages are favourites beside products, in a list of their own', async () => {
  const { shop, customer } = await aShopToBuyAgainIn()
  const { token } = customer
  const rice = await aProduct(shop)
  const box = await aPackage(shop, { contents: [[rice, 1]] })
  const basket = await aPackage(shop, { contents: [[rice, 2]] })
  const params = { packageId: box.id }
  const add = (id: number) =>
    shop.call('PUT /user/favourite-packages/{packageId}', { params: { packageId: id }, token })
  const list = async () => (await shop.call('GET /user/favourite-packages', { token })).body
  await like(shop, customer, rice)
  for (const id of [box.id, basket.id, box.id]) expect((await add(id)).status).toBe(204)
  expect(await list()).toEqual([{ packageId: basket.id }, { packageId: box.id }])
  expect(await favouritesOf(shop, customer)).toEqual([rice.id])
  await shop.database.update(packages).set({ publishedAt: null }).where(eq(packages.id, basket.id))
  expect((await add(basket.id)).status).toBe(404)
  expect(await list()).toEqual([{ packageId: box.id }])
  await shop.database.update(packages).set({ publishedAt: new Date() })

  const remove = (of: TestCustomer) =>
    shop.call('DELETE /user/favourite-packages/{packageId}', { params, token: of.token })
  await remove(await aCustomer(shop))
  expect(await list()).toHaveLength(2)
  expect((await remove(customer)).status).toBe(204)
  expect(await list()).toEqual([{ packageId: basket.id }])
})

test('a favourite that was withdrawn is left out until it is on sale again', async () => {
  const { shop, customer } = await aShopToBuyAgainIn()
  const rice = await aProduct(shop)
  const tea = await aProduct(shop)
  await like(shop, customer, rice)
  await like(shop, customer, tea)
  const publishTea = (publishedAt: Date | null) =>
    shop.database.update(products).set({ publishedAt }).where(eq(products.id, tea.id))
  await publishTea(null)
  expect(await favouritesOf(shop, customer)).toEqual([rice.id])
  await publishTea(new Date())
  expect(await favouritesOf(shop, customer)).toEqual([tea.id, rice.id])
})

test('what is not on sale becomes no favourite, and there is a limit', async () => {
  const { shop, customer } = await aShopToBuyAgainIn()
  const rice = await aProduct(shop)
  const tea = await aProduct(shop)
  await shop.database.update(products).set({ publishedAt: null }).where(eq(products.id, tea.id))
  expect((await like(shop, customer, tea)).status).toBe(404)
  const [row] = await shop.database.select().from(products).where(eq(products.id, rice.id))
  if (!row) throw new Error('There is no rice')
  const { id: _, ...facts } = row
  const many = Array.from({ length: mostFavourites }, (__, index) => ({
    ...facts,
    name: `Rice ${index}`,
  }))
  const added = await shop.database.insert(products).values(many).returning({ id: products.id })
  await shop.database
    .insert(favourites)
    .values(added.map(({ id }) => ({ userId: customer.id, productId: id })))
  const refused = await like(shop, customer, rice)
  expect(refused.status).toBe(409)
  expect(refused.body.code).toBe('tooManyFavourites')
  const [first] = added
  expect((await like(shop, customer, { id: first?.id ?? 0 })).status).toBe(204)
  await shop.database
    .update(products)
    .set({ publishedAt: null })
    .where(eq(products.id, first?.id ?? 0))
  expect((await like(shop, customer, rice)).status).toBe(204)
})

test('what was paid for is bought again, singly or from packages, the last first, in pages', async () => {
  const { shop, customer, recipientId } = await aShopToBuyAgainIn()
  const [rice, tea, salt, jam] = [
    await aProduct(shop, { name: 'Rice' }),
    await aProduct(shop, { name: 'Tea' }),
    await aProduct(shop, { name: 'Salt' }),
    await aProduct(shop, { name: 'Jam' }),
  ]
  const box = await aPackage(shop, { contents: [[salt, 1]] })
  const order = async (lines: [TestProduct, number][], more = {}) => {
    const body = { ...anOrderOf(customer, recipientId, lines), ...more }
    expect((await place(shop, customer, body)).status).toBe(201)
  }
  await order([
    [rice, 1],
    [tea, 2],
  ])
  await payAll(shop, customer)
  const boxed = { packageId: box.id, quantity: 1, unitPrice: 4500, subtotal: 4500 }
  const total = { totalAmount: '4720.00', discountAmount: '500.00' }
  await order([[rice, 1]], { ...total, items: [boxed] })
  await payAll(shop, customer)
  await order([[jam, 1]])

  expect(await boughtBy(shop, customer)).toEqual({ ids: [rice.id, salt.id, tea.id], total: 3 })
  const second = await boughtBy(shop, customer, { page: '2', pageSize: '2' })
  expect(second).toEqual({ ids: [tea.id], total: 3 })
  const beyond = await boughtBy(shop, customer, { page: '3', pageSize: '2' })
  expect(beyond).toEqual({ ids: [], total: 3 })
  expect(await boughtBy(shop, await aCustomer(shop))).toEqual({ ids: [], total: 0 })

  await shop.database.update(products).set({ publishedAt: null }).where(eq(products.id, tea.id))
  expect((await boughtBy(shop, customer)).total).toBe(2)
  await shop.database.update(orders).set({ cancelledAt: new Date() })
  expect((await boughtBy(shop, customer)).total).toBe(0)
})

test('a shop that does not want it has neither', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const rice = await aProduct(shop)
  const { token } = customer
  expect((await like(shop, customer, rice)).status).toBe(404)
  expect((await shop.call('GET /user/favourites', { token })).status).toBe(404)
  expect((await shop.call('GET /user/favourite-packages', { token })).status).toBe(404)
  expect((await shop.call('GET /user/bought-products', { token })).status).toBe(404)
})
