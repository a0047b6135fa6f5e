import { expect, test } from 'vitest'
import { cents } from '../../domain/money/money.ts'
import {
  cartItems,
  customPackageItems,
  packageProducts,
  packages,
  products,
} from '../database/schema.ts'
import { aCustomer, aCustomPackage, anAddress, anOrderOf } from '../testing/builders.ts'
import { aShopperWithCart, sentPrices, sentTotals } from '../testing/cart-builders.ts'

test('a line has the price that the customer has seen beside the current one', async () => {
  const { shop, customer, rice, save } = await aShopperWithCart()
  const line = { productId: rice.id, quantity: 2, ...sentPrices, notedUnitPrice: 1000 }
  await save({ items: [], cartProducts: [line] })
  await shop.database.update(products).set({ priceCents: cents(1100) })
  const { body: changed } = await shop.call('GET /carts', customer)
  expect(changed.products[0]).toMatchObject({ unitPrice: 1100, notedUnitPrice: 1000 })

  await save({ items: [], cartProducts: [{ ...line, notedUnitPrice: undefined }] })
  const { body: kept } = await shop.call('GET /carts', customer)
  expect(kept.products[0].notedUnitPrice).toBe(1000)

  const { body: noted } = await save({
    items: [],
    cartProducts: [{ ...line, notedUnitPrice: 1100 }],
  })
  expect(noted.products[0]).toMatchObject({ unitPrice: 1100, notedUnitPrice: 1100 })
})

test('for a client that sends no seen prices, the price at its first save counts as seen', async () => {
  const { shop, customer, rice, box, save } = await aShopperWithCart()
  await save({
    items: [{ packageId: box.id, quantity: 1, ...sentPrices }],
    cartProducts: [{ productId: rice.id, quantity: 2, ...sentPrices }],
  })
  await shop.database.update(products).set({ priceCents: cents(1100) })
  const { body } = await shop.call('GET /carts', customer)
  expect(body.products[0]).toMatchObject({ unitPrice: 1100, notedUnitPrice: 1000 })
  expect(body.items[0].notedUnitPrice).toBe(4500)
})

test('a package says that it contains something else than the customer has seen', async () => {
  const { shop, customer, box, save } = await aShopperWithCart()
  const line = { packageId: box.id, quantity: 1, ...sentPrices }
  const { body: saved } = await save({ items: [line], cartProducts: [] })
  expect(saved.items[0].changedContents).toBeUndefined()

  await shop.database.update(packageProducts).set({ quantity: 4 })
  const { body: again } = await save({ items: [line], cartProducts: [] })
  const { changedContents: notedContents } = again.items[0]
  expect(notedContents).toEqual(expect.any(String))
  const { body: noted } = await save({ items: [{ ...line, notedContents }], cartProducts: [] })
  expect(noted.items[0].changedContents).toBeUndefined()

  await shop.database.update(packageProducts).set({ quantity: 5 })
  const { body: changedAgain } = await shop.call('GET /carts', customer)
  expect(changedAgain.items[0].changedContents).not.toBe(notedContents)
  await shop.database.update(packageProducts).set({ quantity: 4 })
  const { body: changedBack } = await shop.call('GET /carts', customer)
  expect(changedBack.items[0].changedContents).toBeUndefined()
})

test("of contents that nobody has noted, and of the customer's own packages, there is no news", async () => {
  const { shop, customer, rice, box, save } = await aShopperWithCart()
  const own = await aCustomPackage(shop, customer, [[rice, 4]])
  const items = [{ packageId: box.id }, { customPackageId: own.id }].map((line) => ({
    ...line,
    quantity: 1,
    ...sentPrices,
  }))
  await save({ items, cartProducts: [] })
  await shop.database.update(cartItems).set({ notedContents: null })
  await shop.database.update(packageProducts).set({ quantity: 5 })
  await shop.database.update(customPackageItems).set({ quantity: 5 })
  const { body } = await shop.call('GET /carts', customer)
  const changed = body.items.map((line: { changedContents?: string }) => line.changedContents)
  expect(changed).toEqual([undefined, undefined])
})

test('a line says that its product was withdrawn', async () => {
  const { shop, customer, rice, save } = await aShopperWithCart()
  const line = { productId: rice.id, quantity: 2, ...sentPrices }
  const { body: saved } = await save({ items: [], cartProducts: [line] })
  expect(saved.products[0].isSold).toBe(true)
  await shop.database.update(products).set({ publishedAt: null })
  const { body } = await shop.call('GET /carts', customer)
  expect(body.products[0]).toMatchObject({ isSold: false, availableQuantity: 0 })
})

test('each line has its available quantity, where packages come before single products', async () => {
  const { shop, rice, box, save } = await aShopperWithCart()
  await shop.database.update(products).set({ stockQuantity: 8 })
  const { body } = await save({
    items: [{ packageId: box.id, quantity: 2, ...sentPrices }],
    cartProducts: [{ productId: rice.id, quantity: 5, ...sentPrices }],
  })
  expect(body.items[0].availableQuantity).toBe(2)
  expect(body.products[0].availableQuantity).toBe(2)
})

test('the stock of a withdrawn package is available to the other lines', async () => {
  const { shop, customer, rice, box, save } = await aShopperWithCart()
  await save({
    items: [{ packageId: box.id, quantity: 16, ...sentPrices }],
    cartProducts: [{ productId: rice.id, quantity: 5, ...sentPrices }],
  })
  await shop.database.update(packages).set({ publishedAt: null })
  const { body } = await shop.call('GET /carts', customer)
  expect(body.products[0].availableQuantity).toBe(50)
})

test("what the customer's own unpaid order holds is still available", async () => {
  const { shop, customer, rice, save } = await aShopperWithCart()
  await shop.database.update(products).set({ stockQuantity: 3 })
  const recipientId = await anAddress(shop, customer)
  await shop.call('POST /orders', {
    body: anOrderOf(customer, recipientId, [[rice, 3]]),
    ...customer,
  })
  const { body } = await save({
    items: [],
    cartProducts: [{ productId: rice.id, quantity: 3, ...sentPrices }],
  })
  expect(body.products[0].availableQuantity).toBe(3)

  const stranger = await aCustomer(shop, { name: 'Kasun Silva' })
  const { body: theirs } = await shop.call('POST /carts/cartItem-save', {
    body: {
      ...sentTotals,
      userId: stranger.id,
      items: [],
      cartProducts: [{ productId: rice.id, quantity: 3, ...sentPrices }],
    },
    token: stranger.token,
  })
  expect(theirs.products[0].availableQuantity).toBe(0)
})
