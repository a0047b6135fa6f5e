import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkError } from '../../contract/client.ts'
import { CartConflict } from './save-cart.ts'
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

const lost = new NetworkError('There was no response')
const waits = 'info: No connection. Your changes are kept, and saved once you are back online.'
const saved = 'success: You are back online.'

test('without a connection edits stay, and are saved under the same id once it is back', async () => {
  const { store, saves, said, reconnect } = anOpenCart([mango, 2])
  const added = store.add(tea, '')
  await saves[0]?.fail(lost)
  expect(store.isDisconnected()).toBe(true)
  void store.edit({ type: 'increment', item: mango })
  expect(shown(store)).toEqual({ 1: 3, 2: 1 })
  expect(said).toEqual([waits])

  reconnect()
  expect(saves[1]).toMatchObject({ quantities: { 1: 2, 2: 1 }, saveId: saves[0]?.saveId })
  await saves[1]?.succeed()
  expect(await added).toBe(true)
  expect(store.isDisconnected()).toBe(false)
  expect(said).toEqual([waits, saved, 'success: Product added to cart successfully!'])
  vi.advanceTimersByTime(1000)
  expect(saves[2]?.quantities).toEqual({ 1: 3, 2: 1 })
})

test('a connection that stays away is announced once', async () => {
  const { store, saves, said, reconnect } = anOpenCart()
  void store.add(tea, '')
  await saves[0]?.fail(lost)
  reconnect()
  await saves[1]?.fail(lost)
  expect(said).toEqual([waits])
  expect(shown(store)).toEqual({ 2: 1 })
})

test('a save of which only the response was lost is not made twice', async () => {
  const { store, saves, reconnect } = anOpenCart([mango, 2])
  void store.edit({ type: 'increment', item: mango })
  store.leave()
  await saves[0]?.fail(lost)
  reconnect()
  await saves[1]?.fail(new CartConflict(saves[0]?.saved ?? empty))
  expect(shown(store)).toEqual({ 1: 3 })
  expect(store.isDisconnected()).toBe(false)
  expect(saves).toHaveLength(2)
})

test('what another device changed in the meantime stays', async () => {
  const { store, saves, reconnect } = anOpenCart([mango, 2])
  void store.add(tea, '')
  await saves[0]?.fail(lost)
  reconnect()
  await saves[1]?.fail(new CartConflict(aSavedCart(5, [mango, 9])))
  expect(saves[2]?.quantities).toEqual({ 1: 9, 2: 1 })
})

test('before an order, edits that wait for the connection are tried at once', async () => {
  const { store, saves } = anOpenCart([mango, 2])
  void store.edit({ type: 'increment', item: mango })
  store.leave()
  await saves[0]?.fail(lost)
  const failed = store.finishSaves()
  await saves[1]?.fail(lost)
  expect(await failed).toBe(false)

  const finished = store.finishSaves()
  await saves[2]?.succeed()
  expect(await finished).toBe(true)
})

test('what is added to a cart that could not be fetched says so, and waits for it', async () => {
  const { store, saves, said, reloads, reconnect } = aCart()
  store.open(7)
  store.loadFailed('lost')
  expect(said).toEqual([])
  const added = store.add(tea, '')
  expect(said).toEqual([waits])
  reconnect()
  store.loadFailed('lost')
  reconnect()
  expect(reloads()).toBe(2)
  expect(said).toEqual([waits])

  store.loaded(aSavedCart(3, [mango, 2]))
  expect(saves[0]?.quantities).toEqual({ 1: 2, 2: 1 })
  await saves[0]?.succeed()
  expect(await added).toBe(true)
  expect(said).toEqual([waits, saved, 'success: Product added to cart successfully!'])
})

test('an addition that waits when the cart cannot be fetched has it fetched again', () => {
  const { store, said, reloads, reconnect } = aCart()
  store.open(7)
  void store.add(tea, '')
  expect(said).toEqual([])
  store.loadFailed('lost')
  expect(said).toEqual([waits])
  reconnect()
  expect(reloads()).toBe(1)
})

test('signing out stops waiting for the connection', async () => {
  const { store, saves, reconnect } = anOpenCart([mango, 2])
  void store.add(tea, '')
  await saves[0]?.fail(lost)
  store.open(undefined)
  expect(store.isDisconnected()).toBe(false)
  reconnect()
  expect(saves).toHaveLength(1)
})
