import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cents } from '../../domain/money/money.ts'
import { products } from '../database/schema.ts'
import { aCustomer, anAddress, anOrderOf, aProduct } from '../testing/builders.ts'
import { openShop } from '../testing/open-shop.ts'
import { attemptBehind, notify } from '../testing/payment-builders.ts'

/** A customer with two packets of tea in the cart, and a function that builds the order of this cart. */
async function aFullCart() {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const tea = await aProduct(shop, { name: 'Ceylon Tea', price: 920, stock: 10 })
  const line = { productId: tea.id, quantity: 2, unitPrice: 920, totalAmount: 1840 }
  const { body: cart } = await shop.call('POST /carts/cartItem-save', {
    body: {
      userId: customer.id,
      totalAmount: 1840,
      discountPrice: 0,
      items: [],
      cartProducts: [line],
    },
    ...customer,
  })
  const recipientId = await anAddress(shop, customer)
  const order = () => ({
    ...anOrderOf(customer, recipientId, [[tea, 2]]),
    cartVersion: Number(cart.version),
  })
  const place = (body: object) => shop.call('POST /orders', { body, token: customer.token })
  return { shop, customer, tea, order, place }
}

test('a page that still shows items paid for in another tab cannot order them again', async () => {
  const { shop, customer, order, place } = await aFullCart()
  const placed = await place(order())
  await notify(shop, await attemptBehind(shop, String(placed.body.data)))

  const again = await place(order())
  expect(again.status).toBe(409)
  expect(again.body.code).toBe('cartChanged')
  expect((await shop.call('GET /orders', customer)).body).toHaveLength(1)
})

test('the current cart can be ordered, and a client need not send its version', async () => {
  const { order, place } = await aFullCart()
  expect((await place(order())).status).toBe(201)
  expect((await place({ ...order(), cartVersion: undefined })).status).toBe(201)
  expect((await place({ ...order(), cartVersion: 7 })).status).toBe(409)
})

test('an order sent again is reported as already placed, even if prices and stock have changed', async () => {
  const { shop, tea, order, place } = await aFullCart()
  const request = order()
  await place(request)
  await shop.database
    .update(products)
    .set({ priceCents: cents(990), stockQuantity: 0 })
    .where(eq(products.id, tea.id))
  expect((await place(request)).body.code).toBe('alreadyPlaced')
})
