import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  aCart,
  anOpenCart,
  aSavedCart,
  empty,
  mango,
  shown,
  tea,
} from './testing/cart-store-builders.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const failed = 'error: Failed to add product to cart. Please try again.'
const waits = 'info: No connection. Your changes are kept, and saved once you are back online.'

test('when the server refuses to say the cart, what waits for it is taken back with a message', async () => {
  const { store, said } = aCart()
  store.open(7)
  const added = store.add(tea, '')
  store.loadFailed('refused')
  expect(await added).toBe(false)
  expect(said).toEqual([failed])
  expect(store.isDisconnected()).toBe(false)
  expect(shown(store)).toEqual({})
})

test('an addition after such a refusal has the cart fetched again, and is saved with it', async () => {
  const { store, saves, said, reloads } = aCart()
  store.open(7)
  store.loadFailed('refused')
  expect(said).toEqual([])
  const added = store.add(tea, '')
  expect(reloads()).toBe(1)
  store.loaded(aSavedCart(3, [mango, 2]))
  await saves[0]?.succeed()
  expect(await added).toBe(true)
  expect(said).toEqual(['success: Product added to cart successfully!'])
})

test('what customers were told is kept stays when the server responds, but refuses', async () => {
  const { store, saves, said, reloads, reconnect } = aCart()
  store.open(7)
  const added = store.add(tea, '')
  store.loadFailed('lost')
  reconnect()
  store.loadFailed('refused')
  reconnect()
  expect(reloads()).toBe(2)
  expect(said).toEqual([waits])
  store.loaded(empty)
  await saves[0]?.succeed()
  expect(await added).toBe(true)
})

test('edits of an earlier page stay when the cart is refused', () => {
  const { store, reopened, saves } = aCart()
  store.open(7)
  void store.add(mango, '')
  const next = reopened()
  next.open(7)
  void next.add(tea, '')
  next.loadFailed('refused')
  next.loaded(empty)
  expect(saves[0]?.quantities).toEqual({ 1: 1 })
})

test('edits of a cart that is known stay when it cannot be fetched again', () => {
  const { store, said } = anOpenCart([mango, 2])
  void store.edit({ type: 'increment', item: mango })
  store.loadFailed('refused')
  expect(shown(store)).toEqual({ 1: 3 })
  expect(said).toEqual([])
})

test('when the session ends before the cart is there, the addition waits for the next login', () => {
  const { store, said } = aCart()
  store.open(7)
  void store.add(tea, '')
  store.loadFailed('sessionEnded')
  expect(said).toEqual([])
  store.open(undefined)
  store.open(7)
  store.loaded(empty)
  expect(shown(store)).toEqual({ 2: 1 })
})
