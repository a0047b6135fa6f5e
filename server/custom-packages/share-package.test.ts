import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cents } from '../../domain/money/money.ts'
import { customPackages, products } from '../database/schema.ts'
import { aCustomer, aCustomPackage, aProduct, type TestCustomer } from '../testing/builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { atWork } from '../testing/order-work-builders.ts'

async function aShopThatShares() {
  const shop = await openShop()
  await (await atWork(shop)).set('packages.sharing', true)
  const customer = await aCustomer(shop, { name: 'Ruwan Silva' })
  const rice = await aProduct(shop, { name: 'Rice', price: 1000, stock: 9 })
  const { id } = await aCustomPackage(shop, customer, [[rice, 2]])
  return { shop, customer, rice, id }
}

const share = ({ call }: TestShop, { token }: TestCustomer, id: number) =>
  call('PUT /custom-packages/{id}/share', { params: { id }, token })
const end = ({ call }: TestShop, { token }: TestCustomer, id: number) =>
  call('DELETE /custom-packages/{id}/share', { params: { id }, token })
const opened = ({ call }: TestShop, shareToken: string) =>
  call('GET /shared-packages/{shareToken}', { params: { shareToken } })

test('anyone with the link sees the package at today’s prices, and nothing of its owner', async () => {
  const { shop, customer, rice, id } = await aShopThatShares()
  const { body } = await share(shop, customer, id)
  await shop.database
    .update(products)
    .set({ priceCents: cents(1250) })
    .where(eq(products.id, rice.id))
  const seen = await opened(shop, body.shareToken)
  expect(seen.status).toBe(200)
  expect(seen.headers.get('Cache-Control')).toBe('no-store')
  expect(seen.body).toEqual({
    packageName: 'Sunday Breakfast',
    price: 2500,
    stockQuantity: 4,
    packageItems: [
      {
        productId: rice.id,
        productName: 'Rice',
        quantity: 2,
        unitPrice: 1250,
        totalPrice: 2500,
        categoryId: expect.any(Number),
        imageUrl: '',
        isSold: true,
        stockQuantity: 9,
      },
    ],
  })
})

test('who opens a package, by a link, as its owner or in the cart, learns what of it was withdrawn', async () => {
  const { shop, customer, rice } = await aShopThatShares()
  const milk = await aProduct(shop, { name: 'Milk' })
  const { id } = await aCustomPackage(shop, customer, [
    [rice, 2],
    [milk, 1],
  ])
  const { token } = customer
  const { shareToken } = (await share(shop, customer, id)).body
  const line = { customPackageId: id, quantity: 1, unitPrice: 0, subTotal: 0 }
  const totals = { totalAmount: 0, discountPrice: 0 }
  const body = { userId: customer.id, ...totals, items: [line], cartProducts: [] }
  await shop.call('POST /carts/cartItem-save', { body, token })
  await shop.database.update(products).set({ publishedAt: null }).where(eq(products.id, milk.id))

  const own = await shop.call('GET /custom-packages/{id}', { params: { id }, token })
  const cart = await shop.call('GET /carts', { token })
  const shown = [(await opened(shop, shareToken)).body, own.body, cart.body.items[0].customPackage]
  for (const { packageItems } of shown) {
    expect(packageItems).toMatchObject([
      { productName: 'Rice', isSold: true },
      { productName: 'Milk', isSold: false },
    ])
  }
})

test('a package has one link, which its owner ends for good', async () => {
  const { shop, customer, id } = await aShopThatShares()
  const { shareToken: first } = (await share(shop, customer, id)).body
  expect((await share(shop, customer, id)).body.shareToken).toBe(first)
  const own = await shop.call('GET /custom-packages', { token: customer.token })
  expect(own.body).toMatchObject([{ shareToken: first }])

  expect((await end(shop, customer, id)).status).toBe(204)
  expect((await opened(shop, first)).body.code).toBe('unknownCustomPackage')
  const unshared = await shop.call('GET /custom-packages', { token: customer.token })
  expect(unshared.body[0]).not.toHaveProperty('shareToken')
  const { shareToken: second } = (await share(shop, customer, id)).body
  expect(second).not.toBe(first)
  expect((await opened(shop, first)).status).toBe(404)
  expect((await opened(shop, second)).status).toBe(200)

  await shop.call('DELETE /custom-packages/{id}', { params: { id }, token: customer.token })
  expect((await opened(shop, second)).status).toBe(404)
})

test('nobody makes or ends the link of another customer', async () => {
  const { shop, customer, id } = await aShopThatShares()
  const other = await aCustomer(shop)
  expect((await share(shop, other, id)).status).toBe(404)
  const { shareToken } = (await share(shop, customer, id)).body
  expect((await end(shop, other, id)).status).toBe(404)
  expect((await opened(shop, shareToken)).status).toBe(200)
})

test('links cannot be guessed: each has 128 random bits', async () => {
  const { shop, customer, rice } = await aShopThatShares()
  const tokens = new Set<string>()
  for (let each = 0; each < 5; each += 1) {
    const { id } = await aCustomPackage(shop, customer, [[rice, 1]])
    tokens.add((await share(shop, customer, id)).body.shareToken)
  }
  expect(tokens.size).toBe(5)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(16)
  expect((await opened(shop, 'A'.repeat(22))).status).toBe(404)
  expect((await opened(shop, 'short')).status).toBe(400)
})

test('once sharing is switched off no link works, and links can still be ended', async () => {
  const { shop, customer, id } = await aShopThatShares()
  const { shareToken } = (await share(shop, customer, id)).body
  const { session } = await atWork(shop)
  const params = { key: 'packages.sharing' }
  const body = { value: false, version: 1 }
  expect((await shop.call('PUT /admin/settings/{key}', { session, params, body })).status).toBe(200)
  expect((await opened(shop, shareToken)).status).toBe(404)
  expect((await share(shop, customer, id)).status).toBe(404)
  expect((await end(shop, customer, id)).status).toBe(204)
  const [row] = await shop.database.select().from(customPackages).where(eq(customPackages.id, id))
  expect(row?.shareToken).toBeNull()
})
