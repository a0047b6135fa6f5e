import { expect, test } from 'vitest'
import { aShopperWithCart, sentPrices } from '../testing/cart-builders.ts'

test('a cart has the ids of its last ten saves, newest first', async () => {
  const { rice, save } = await aShopperWithCart()
  const ids = Array.from({ length: 12 }, () => crypto.randomUUID())
  let saves: string[] = []
  for (const saveId of ids) {
    const line = { productId: rice.id, quantity: 1, ...sentPrices }
    saves = (await save({ items: [], cartProducts: [line], saveId })).body.saves
  }
  expect(saves).toEqual(ids.reverse().slice(0, 10))
})

test('a save that includes an earlier one without a response is accepted whether or not that one arrived', async () => {
  const { rice, save, update } = await aShopperWithCart()
  const line = (quantity: number) => ({ productId: rice.id, quantity, ...sentPrices })
  const [first, second, third] = [1, 2, 3].map(() => crypto.randomUUID())
  const { body: cart } = await save({ items: [], cartProducts: [line(1)] })
  const base = { cartId: cart.cartId, version: cart.version, items: [] }

  // The second overtakes the first, which then arrives too late.
  const ahead = { ...base, cartProducts: [line(3)], saveId: second, afterSave: first }
  expect((await update(ahead)).status).toBe(200)
  expect((await update({ ...base, cartProducts: [line(2)], saveId: first })).status).toBe(409)

  // The third arrives, and the fourth after it.
  const next = { ...base, version: cart.version + 1 }
  expect((await update({ ...next, cartProducts: [line(4)], saveId: third })).status).toBe(200)
  const last = { ...next, cartProducts: [line(5)], saveId: crypto.randomUUID(), afterSave: third }
  expect((await update(last)).body.products[0].quantity).toBe(5)

  // But a save by another page in between is never overwritten.
  const overtaken = { ...next, cartProducts: [line(9)], afterSave: third }
  expect((await update({ ...overtaken, saveId: crypto.randomUUID() })).status).toBe(409)
})
