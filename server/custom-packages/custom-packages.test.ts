import { expect, test } from 'vitest'
import { cartItems, customPackageItems, customPackages } from '../database/schema.ts'
import {
  aCustomer,
  aCustomPackage,
  anAddress,
  anOrderOf,
  type TestCustomer,
} from '../testing/builders.ts'
import { aCustomerWhoBuilds, callsOf, item } from '../testing/custom-package-builders.ts'
import type { TestShop } from '../testing/open-shop.ts'

/** Puts custom packages into the customer's cart, and nothing else. */
function fillCart({ call }: TestShop, customer: TestCustomer, packages: { id: number }[]) {
  const items = packages.map(({ id }) => ({
    customPackageId: id,
    quantity: 1,
    unitPrice: 0,
    subTotal: 0,
  }))
  const totals = { totalAmount: 0, discountPrice: 0 }
  const body = { userId: customer.id, ...totals, items, cartProducts: [] }
  return call('POST /carts/cartItem-save', { body, token: customer.token })
}

const cartOf = async ({ call }: TestShop, customer: TestCustomer) =>
  (await call('GET /carts', { token: customer.token })).body

test("the list shows the customer's own packages, newest first", async () => {
  const { shop, customer, rice, milk, list } = await aCustomerWhoBuilds()
  expect(await list()).toMatchObject({ status: 200, body: [] })
  const first = await aCustomPackage(shop, customer, [[rice, 1]])
  const second = await aCustomPackage(shop, customer, [
    [milk, 2],
    [rice, 3],
  ])
  await aCustomPackage(shop, await aCustomer(shop, { name: 'Kasun Silva' }), [[milk, 1]])
  expect((await list()).body).toMatchObject([
    { id: second.id, price: 3961, packageItems: [{ productId: milk.id }, { productId: rice.id }] },
    { id: first.id, price: 1000, packageItems: [{ productId: rice.id }] },
  ])
})

test('a package that does not exist is not found', async () => {
  const { rice, read, update, remove } = await aCustomerWhoBuilds()
  const draft = { packageName: 'Breakfast', packageItems: [item(rice, 1)] }
  for (const refused of [await read(99), await update(99, draft), await remove(99)]) {
    expect(refused.status).toBe(404)
    expect(refused.body.message).toBe('Package not found')
  }
})

test.each(['0', '-1', '1.5', '1e3', 'abc', '99999999999'])(
  'the id "%s" in the path is refused',
  async (id) => {
    const { shop, customer } = await aCustomerWhoBuilds()
    const headers = { Authorization: `Bearer ${customer.token}` }
    for (const method of ['GET', 'DELETE']) {
      const response = await shop.request(`/api/custom-packages/${id}`, { method, headers })
      expect(response.status).toBe(400)
    }
  },
)

test("another customer's package cannot be seen or changed", async () => {
  const { shop, customer, rice, read } = await aCustomerWhoBuilds()
  const theirs = await aCustomPackage(shop, customer, [[rice, 2]])
  const { body: before } = await read(theirs.id)

  const stranger = await aCustomer(shop, { name: 'Kasun Silva' })
  const calls = callsOf(shop, stranger)
  const draft = { packageName: 'Mine now', packageItems: [item(rice, 1)] }
  expect((await calls.list()).body).toEqual([])
  expect((await calls.read(theirs.id)).status).toBe(404)
  expect((await calls.update(theirs.id, draft)).status).toBe(404)
  expect((await calls.remove(theirs.id)).status).toBe(404)
  expect((await fillCart(shop, stranger, [theirs])).status).toBe(404)
  const order = {
    ...anOrderOf(stranger, await anAddress(shop, stranger), []),
    totalAmount: '2000.00',
    items: [{ customPackageId: theirs.id, quantity: 1, unitPrice: 2000, subtotal: 2000 }],
  }
  const ordered = await shop.call('POST /orders', { body: order, token: stranger.token })
  expect(ordered.status).toBe(404)
  expect(ordered.body.message).toBe('Package not found')
  expect((await read(theirs.id)).body).toEqual(before)
})

test('no package can be saved for another customer', async () => {
  const { shop, customer, rice } = await aCustomerWhoBuilds()
  const stranger = await aCustomer(shop, { name: 'Kasun Silva' })
  const own = await aCustomPackage(shop, stranger, [[rice, 1]])
  const { create, update } = callsOf(shop, stranger)
  const draft = { packageName: 'Gift', userId: customer.id, packageItems: [item(rice, 1)] }
  expect((await create(draft)).status).toBe(403)
  expect((await update(own.id, draft)).status).toBe(403)
  expect(await shop.database.select().from(customPackages)).toHaveLength(1)
})

test('a package can be deleted once, with all its items', async () => {
  const { shop, customer, rice, list, remove } = await aCustomerWhoBuilds()
  const mine = await aCustomPackage(shop, customer, [[rice, 1]])
  expect(await remove(mine.id)).toMatchObject({
    status: 200,
    body: { message: 'Package deleted successfully!' },
  })
  expect((await remove(mine.id)).status).toBe(404)
  expect((await list()).body).toEqual([])
  expect(await shop.database.select().from(customPackageItems)).toEqual([])
})

test('a package that is deleted while it is being changed stays deleted', async () => {
  const { shop, customer, rice, milk, list, remove, update } = await aCustomerWhoBuilds()
  const draft = { packageName: 'Breakfast', packageItems: [item(milk, 1)] }
  for (let round = 0; round < 10; round++) {
    const mine = await aCustomPackage(shop, customer, [[rice, 1]])
    const [updated, removed] = await Promise.all([update(mine.id, draft), remove(mine.id)])
    expect([200, 404]).toContain(updated.status)
    expect(removed.status).toBe(200)
  }
  expect((await list()).body).toEqual([])
})

test('deleting removes the package from the cart and raises the cart’s version for other devices', async () => {
  const { shop, customer, rice, milk, remove } = await aCustomerWhoBuilds()
  const mine = await aCustomPackage(shop, customer, [[rice, 1]])
  const other = await aCustomPackage(shop, customer, [[milk, 1]])
  await fillCart(shop, customer, [mine, other])
  await remove(mine.id)
  expect(await cartOf(shop, customer)).toMatchObject({
    version: 2,
    totalAmount: 480.5,
    items: [{ customPackage: { id: other.id } }],
  })
})

test('deleting a package that is not in the cart leaves the cart unchanged', async () => {
  const { shop, customer, rice, milk, remove } = await aCustomerWhoBuilds()
  const mine = await aCustomPackage(shop, customer, [[rice, 1]])
  await remove((await aCustomPackage(shop, customer, [[milk, 1]])).id)
  expect(await cartOf(shop, customer)).toMatchObject({ cartId: 0, version: 0 })
  const { body: before } = await fillCart(shop, customer, [mine])
  await remove((await aCustomPackage(shop, customer, [[milk, 1]])).id)
  expect(await cartOf(shop, customer)).toEqual(before)
})

test.each(['first', 'next'])(
  'deleting while the %s cart is being saved never deadlocks, and leaves no line behind',
  async (save) => {
    const { shop, customer, rice, milk, remove } = await aCustomerWhoBuilds()
    const kept = await aCustomPackage(shop, customer, [[milk, 1]])
    if (save === 'next') await fillCart(shop, customer, [kept])
    for (let round = 0; round < 10; round++) {
      const mine = await aCustomPackage(shop, customer, [[rice, 1]])
      const [filled, removed] = await Promise.all([
        fillCart(shop, customer, [mine, kept]),
        remove(mine.id),
      ])
      expect([200, 404]).toContain(filled.status)
      expect(removed.status).toBe(200)
      const lines = await shop.database.select().from(cartItems)
      expect(lines.map((line) => line.customPackageId)).not.toContain(mine.id)
    }
    expect(shop.loggedErrors()).toEqual([])
  },
)

test('a package that is changed while it is in the cart has its new price there', async () => {
  const { shop, customer, rice, milk, update } = await aCustomerWhoBuilds()
  const mine = await aCustomPackage(shop, customer, [[rice, 1]])
  const { body: before } = await fillCart(shop, customer, [mine])
  await update(mine.id, { packageName: 'Breakfast', packageItems: [item(milk, 2)] })
  const after = await cartOf(shop, customer)
  expect(after.items[0]).toMatchObject({
    cartItemId: before.items[0].cartItemId,
    subTotal: 961,
    customPackage: { id: mine.id, packageName: 'Breakfast', price: 961 },
  })
})
