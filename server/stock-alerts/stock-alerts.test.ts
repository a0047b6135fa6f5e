import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mostStockAlerts } from '../../domain/limits.ts'
import { products, productTexts, stockAlerts, users } from '../database/schema.ts'
import { aCustomer, aProduct, type TestCustomer } from '../testing/builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { mailStockAlerts } from './index.ts'

async function aShopThatRanOut() {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const rice = await aProduct(shop, { name: 'Rice', stock: 0 })
  const tea = await aProduct(shop, { name: 'Tea', stock: 0 })
  return { shop, customer, rice, tea }
}

const ask = ({ call }: TestShop, { token }: TestCustomer, product: { id: number }) =>
  call('PUT /user/stock-alerts/{productId}', { params: { productId: product.id }, token })

const waitingFor = async ({ call }: TestShop, { token }: TestCustomer) =>
  (await call('GET /user/stock-alerts', { token })).body.map(
    ({ productId }: { productId: number }) => productId,
  )

const restock = ({ database }: TestShop, product: { id: number }) =>
  database.update(products).set({ stockQuantity: 5 }).where(eq(products.id, product.id))

test('a customer is mailed once, in their language, about all that is back', async () => {
  const { shop, customer, rice, tea } = await aShopThatRanOut()
  const other = await aCustomer(shop)
  await shop.database.update(users).set({ language: 'ta' }).where(eq(users.id, customer.id))
  const texts = { language: 'ta', name: 'அரிசி', englishDigest: 'any' } as const
  await shop.database.insert(productTexts).values({ productId: rice.id, ...texts })
  for (const product of [rice, tea, rice]) {
    expect((await ask(shop, customer, product)).status).toBe(204)
  }
  await ask(shop, other, tea)
  expect(await waitingFor(shop, customer)).toEqual([rice.id, tea.id])

  await mailStockAlerts(shop.shop)
  expect(await shop.deliverMails(), 'nothing is back').toEqual([])
  await restock(shop, rice)
  await mailStockAlerts(shop.shop)
  await mailStockAlerts(shop.shop)
  expect(await shop.deliverMails()).toMatchObject([
    { to: expect.stringContaining(customer.email), subject: 'மீண்டும் கையிருப்பில்: அரிசி' },
  ])
  expect(await waitingFor(shop, customer)).toEqual([tea.id])
  expect(await waitingFor(shop, other)).toEqual([tea.id])
})

test.each([
  ['is blocked', { blockedAt: new Date() }],
  ['has become an operator', { role: 'ADMIN' }],
] as const)('who %s is not mailed, and others are', async (_, changed) => {
  const { shop, customer, rice } = await aShopThatRanOut()
  const other = await aCustomer(shop)
  for (const each of [customer, other]) await ask(shop, each, rice)
  await shop.database.update(users).set(changed).where(eq(users.id, customer.id))
  await restock(shop, rice)
  await mailStockAlerts(shop.shop)
  const mails = await shop.deliverMails()
  expect(mails).toMatchObject([{ to: expect.stringContaining(other.email) }])
})

test('an alert is withdrawn, and belongs to its customer alone', async () => {
  const { shop, customer, rice } = await aShopThatRanOut()
  const other = await aCustomer(shop)
  await ask(shop, customer, rice)
  const params = { productId: rice.id }
  const withdraw = ({ token }: TestCustomer) =>
    shop.call('DELETE /user/stock-alerts/{productId}', { params, token })
  expect((await withdraw(other)).status).toBe(204)
  expect(await waitingFor(shop, customer)).toEqual([rice.id])
  await withdraw(customer)
  expect(await waitingFor(shop, customer)).toEqual([])
  expect((await shop.call('GET /user/stock-alerts')).status).toBe(401)
})

test('nobody waits for what is not sold, or for more products than can be noted', async () => {
  const { shop, customer, rice, tea } = await aShopThatRanOut()
  await shop.database.update(products).set({ publishedAt: null }).where(eq(products.id, tea.id))
  expect((await ask(shop, customer, tea)).body.code).toBe('unknownProduct')

  const many = Array.from({ length: mostStockAlerts }, (_, index) => ({
    name: `Product ${index}`,
    priceCents: rice.priceCents,
    categoryId: rice.categoryId,
    stockQuantity: 0,
  }))
  const added = await shop.database.insert(products).values(many).returning()
  await shop.database
    .insert(stockAlerts)
    .values(added.map(({ id }) => ({ userId: customer.id, productId: id })))
  const refused = await ask(shop, customer, rice)
  expect(refused.status).toBe(409)
  expect(refused.body.code).toBe('tooManyStockAlerts')
  const [noted] = added
  expect((await ask(shop, customer, noted ?? rice)).status, 'it is noted already').toBe(204)
})
