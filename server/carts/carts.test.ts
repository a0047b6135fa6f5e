import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cents } from '../../domain/money/money.ts'
import {
  cartItems,
  customPackages,
  packageProducts,
  packages,
  products,
} from '../database/schema.ts'
import { aCustomer, aCustomPackage, aProduct } from '../testing/builders.ts'
import { aShopperWithCart, sentPrices, sentTotals } from '../testing/cart-builders.ts'
import { untilBlocked } from '../testing/until-blocked.ts'

test('a new customer has an empty cart', async () => {
  const { shop, customer } = await aShopperWithCart()
  const { body } = await shop.call('GET /carts', customer)
  expect(body).toMatchObject({ cartId: 0, userId: customer.id, totalAmount: 0, discountPrice: 0 })
  expect(body.items.concat(body.products)).toEqual([])
})

test('a saved cart has an id, and the prices of the catalogue instead of those sent', async () => {
  const { rice, box, save } = await aShopperWithCart()
  const { status, body } = await save({
    items: [{ packageId: box.id, quantity: 2, note: 'Added from packages', ...sentPrices }],
    cartProducts: [{ productId: rice.id, quantity: 1, ...sentPrices }],
  })
  expect(status).toBe(200)
  expect(body.cartId).toBeGreaterThan(0)
  expect(body).toMatchObject({ totalAmount: 10_000, discountPrice: 1000, version: 1 })
  expect(body.items).toEqual([
    expect.objectContaining({
      quantity: 2,
      unitPrice: 4500,
      subTotal: 9000,
      note: 'Added from packages',
      packages: expect.objectContaining({ packageId: box.id, price: 5000, discountPrice: 500 }),
      customPackage: null,
    }),
  ])
  expect(body.products).toEqual([
    expect.objectContaining({ quantity: 1, unitPrice: 1000, totalAmount: 1000 }),
  ])
})

test('the total is the sum of the lines', async () => {
  const { rice, box, save } = await aShopperWithCart()
  const { body } = await save({
    items: [{ packageId: box.id, quantity: 3, ...sentPrices }],
    cartProducts: [{ productId: rice.id, quantity: 7, ...sentPrices }],
  })
  expect(body.totalAmount).toBe(body.items[0].subTotal + body.products[0].totalAmount)
})

test('a custom package in the cart costs as much as its contents, and has its own note', async () => {
  const { shop, customer, rice, save } = await aShopperWithCart()
  const mine = await aCustomPackage(shop, customer, [[rice, 4]])
  const { body } = await save({
    items: [{ customPackageId: mine.id, quantity: 1, ...sentPrices }],
    cartProducts: [],
  })
  expect(body).toMatchObject({ totalAmount: 4000, discountPrice: 0 })
  expect(body.items[0]).toMatchObject({
    note: 'Custom package',
    packages: null,
    customPackage: { id: mine.id, packageName: 'Sunday Breakfast', price: 4000 },
  })
})

test('a package that is put into the cart without a note of its own has the default one', async () => {
  const { box, save } = await aShopperWithCart()
  for (const note of [undefined, null, '  ']) {
    const item = { packageId: box.id, quantity: 1, note, ...sentPrices }
    const { body } = await save({ items: [item], cartProducts: [] })
    expect(body.items[0].note).toBe('Package item')
  }
})

test('saving an unchanged cart uses up no ids', async () => {
  const { shop, rice, box, save } = await aShopperWithCart()
  const milk = await aProduct(shop, { name: 'Milk', price: 480 })
  const items = [{ packageId: box.id, quantity: 1, ...sentPrices }]
  const cartProducts = [{ productId: rice.id, quantity: 1, ...sentPrices }]
  const { body: first } = await save({ items, cartProducts })
  await save({ items, cartProducts })
  await save({ items, cartProducts })

  const added = { productId: milk.id, quantity: 1, ...sentPrices }
  const { body: last } = await save({ items, cartProducts: [...cartProducts, added] })
  expect(last.products[1].cartProductId).toBe(first.products[0].cartProductId + 1)
  const other = await aCustomer(shop)
  const body = { userId: other.id, totalAmount: 0, discountPrice: 0, items, cartProducts }
  const { body: cartOfOther } = await shop.call('POST /carts/cartItem-save', { body, ...other })
  expect(cartOfOther.cartId).toBe(first.cartId + 1)
  expect(cartOfOther.items[0].cartItemId).toBe(first.items[0].cartItemId + 1)
})

test('an update replaces the lines; those that stay keep their ids', async () => {
  const { shop, rice, box, save, update } = await aShopperWithCart()
  const milk = await aProduct(shop, { name: 'Milk', price: 480 })
  const { body: before } = await save({
    items: [{ packageId: box.id, quantity: 1, ...sentPrices }],
    cartProducts: [{ productId: rice.id, quantity: 1, ...sentPrices }],
  })
  const { body: after } = await update({
    cartId: before.cartId,
    items: [],
    cartProducts: [
      {
        productId: rice.id,
        cartProductId: before.products[0].cartProductId,
        quantity: 5,
        ...sentPrices,
      },
      { productId: milk.id, quantity: 1, ...sentPrices },
    ],
  })
  expect(after.items).toEqual([])
  expect(after.products).toHaveLength(2)
  expect(after.products[0]).toMatchObject({
    cartProductId: before.products[0].cartProductId,
    quantity: 5,
  })
  expect(after.totalAmount).toBe(5480)
})

test('the same product twice is one line', async () => {
  const { rice, save } = await aShopperWithCart()
  const line = { productId: rice.id, quantity: 2, ...sentPrices }
  const { body } = await save({ items: [], cartProducts: [line, line] })
  expect(body.products).toHaveLength(1)
  expect(body.products[0].quantity).toBe(4)
})

test('a cart is re-priced whenever it is read', async () => {
  const { shop, customer, rice, save } = await aShopperWithCart()
  await save({ items: [], cartProducts: [{ productId: rice.id, quantity: 2, ...sentPrices }] })
  await shop.database
    .update(products)
    .set({ priceCents: cents(1100) })
    .where(eq(products.id, rice.id))
  const { body } = await shop.call('GET /carts', customer)
  expect(body.totalAmount).toBe(2200)
})

test('a save based on an older cart gets the current one and changes nothing', async () => {
  const { shop, customer, rice, save, update } = await aShopperWithCart()
  const line = (quantity: number) => ({ productId: rice.id, quantity, ...sentPrices })
  const { body: first } = await save({ items: [], cartProducts: [line(1)], version: 0 })
  await update({ cartId: first.cartId, version: 1, items: [], cartProducts: [line(2)] })
  const late = await update({
    cartId: first.cartId,
    version: 1,
    items: [],
    cartProducts: [line(9)],
  })
  expect(late.status).toBe(409)
  expect(late.body.cart).toMatchObject({ version: 2, totalAmount: 2000 })
  const { body: current } = await shop.call('GET /carts', customer)
  expect(current).toEqual(late.body.cart)
})

test('a save without a version always wins', async () => {
  const { rice, save } = await aShopperWithCart()
  const line = (quantity: number) => ({ productId: rice.id, quantity, ...sentPrices })
  await save({ items: [], cartProducts: [line(1)] })
  const { status, body } = await save({ items: [], cartProducts: [line(3)] })
  expect(status).toBe(200)
  expect(body.totalAmount).toBe(3000)
})

test('a withdrawn package can stay in a cart but not enter it', async () => {
  const { shop, box, save, update } = await aShopperWithCart()
  const items = [{ packageId: box.id, quantity: 1, ...sentPrices }]
  const { body: cart } = await save({ items, cartProducts: [] })
  await shop.database.update(packages).set({ publishedAt: null })
  const kept = await update({ cartId: cart.cartId, items, cartProducts: [] })
  expect(kept.body.items[0].packages.status).toBe('INACTIVE')
  await update({ cartId: cart.cartId, items: [], cartProducts: [] })
  expect((await update({ cartId: cart.cartId, items, cartProducts: [] })).status).toBe(404)
})

test('a package without contents is no longer sold: it can stay in a cart but not enter it', async () => {
  const { shop, box, save, update } = await aShopperWithCart()
  const items = [{ packageId: box.id, quantity: 1, ...sentPrices }]
  const { body: cart } = await save({ items, cartProducts: [] })
  await shop.database.delete(packageProducts)
  const kept = await update({ cartId: cart.cartId, items, cartProducts: [] })
  expect(kept.body.items).toMatchObject([
    { packages: { status: 'INACTIVE' }, availableQuantity: 0 },
  ])
  expect((await shop.call('GET /packages', {})).body).toEqual([])
  await update({ cartId: cart.cartId, items: [], cartProducts: [] })
  expect((await update({ cartId: cart.cartId, items, cartProducts: [] })).status).toBe(404)
})

test("another customer's cart, id and custom package cannot be used", async () => {
  const { shop, customer, rice, save } = await aShopperWithCart()
  await save({ items: [], cartProducts: [{ productId: rice.id, quantity: 2, ...sentPrices }] })
  const { body: theirs } = await shop.call('GET /carts', customer)
  const package1 = await aCustomPackage(shop, customer, [[rice, 1]])

  const stranger = await aCustomer(shop, { name: 'Kasun Silva' })
  const attempt = (body: object) =>
    shop.call('PUT /carts/cartItem-update', {
      body: { ...sentTotals, userId: stranger.id, cartProducts: [], items: [], ...body },
      token: stranger.token,
    })
  expect((await attempt({ cartId: theirs.cartId, userId: customer.id })).status).toBe(403)
  expect((await attempt({ cartId: theirs.cartId })).status).toBe(404)
  const items = [{ customPackageId: package1.id, quantity: 1, ...sentPrices }]
  const added = await shop.call('POST /carts/cartItem-save', {
    body: { ...sentTotals, userId: stranger.id, items, cartProducts: [] },
    token: stranger.token,
  })
  expect(added.status).toBe(404)
  expect((await shop.call('GET /carts', customer)).body).toEqual(theirs)
  expect(await shop.database.select().from(cartItems)).toEqual([])
})

test('what is not sold cannot be put into a cart', async () => {
  const { save } = await aShopperWithCart()
  const product = { productId: 999, quantity: 1, ...sentPrices }
  const item = { packageId: 999, quantity: 1, ...sentPrices }
  expect((await save({ items: [], cartProducts: [product] })).status).toBe(404)
  expect((await save({ items: [item], cartProducts: [] })).status).toBe(404)
})

test('a custom package that is deleted while it goes into the cart is refused', async () => {
  const { shop, customer, rice, save } = await aShopperWithCart()
  const mine = await aCustomPackage(shop, customer, [[rice, 4]])
  const item = { customPackageId: mine.id, quantity: 1, ...sentPrices }
  const { saving } = await shop.database.transaction(async (tx) => {
    await tx.delete(customPackages).where(eq(customPackages.id, mine.id))
    const saving = save({ items: [item], cartProducts: [] })
    await untilBlocked(shop)
    return { saving }
  })
  expect((await saving).status).toBe(404)
  expect(shop.loggedErrors()).toEqual([])
})

test('of twenty saves at once, the last one stays as a whole', async () => {
  const { shop, customer, rice, box, save } = await aShopperWithCart()
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      save({
        items: [{ packageId: box.id, quantity: index + 1, ...sentPrices }],
        cartProducts: [{ productId: rice.id, quantity: index + 1, ...sentPrices }],
      }),
    ),
  )
  const { body } = await shop.call('GET /carts', customer)
  expect(body.version).toBe(20)
  expect(body.items[0].quantity).toBe(body.products[0].quantity)
  expect(shop.loggedErrors()).toEqual([])
})
