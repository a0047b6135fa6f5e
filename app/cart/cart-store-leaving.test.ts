import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../contract/client.ts'
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

describe('when the page is left', () => {
  test('delayed edits are sent at once', () => {
    const { store, saves } = anOpenCart([mango, 2])
    void store.edit({ type: 'increment', item: mango })
    store.leave()
    expect(saves.map((save) => save.quantities)).toEqual([{ 1: 3 }])
  })

  test('nothing is sent when nothing is pending', () => {
    const { store, saves } = anOpenCart([mango, 2])
    store.leave()
    expect(saves).toHaveLength(0)
  })

  test('edits after a save without response are sent along with that save', async () => {
    const { store, saves } = anOpenCart([mango, 2])
    void store.edit({ type: 'increment', item: mango })
    store.leave()
    void store.edit({ type: 'increment', item: mango })
    store.leave()
    expect(saves.map((save) => save.quantities)).toEqual([{ 1: 3 }, { 1: 4 }])
    expect(saves[1]?.afterSave).toBe(saves[0]?.saveId)

    await saves[1]?.succeed()
    await saves[0]?.fail(new CartConflict(saves[1]?.saved ?? empty))
    expect(shown(store)).toEqual({ 1: 4 })
    expect(saves).toHaveLength(2)
  })

  test('a failure counts only when no save with the same edits is still in flight', async () => {
    const { store, saves, said } = anOpenCart([mango, 2])
    void store.edit({ type: 'increment', item: mango })
    store.leave()
    void store.edit({ type: 'increment', item: mango })
    store.leave()
    await saves[0]?.fail(new ApiError(500, {}))
    expect(shown(store)).toEqual({ 1: 4 })

    await saves[1]?.fail(new ApiError(500, {}))
    expect(shown(store)).toEqual({ 1: 2 })
    expect(said).toEqual(['error: Failed to increment product quantity. Please try again.'])
  })

  test('a save that did not arrive is sent again on return, under its own id', async () => {
    const { store, reopened, saves } = anOpenCart([mango, 2])
    void store.edit({ type: 'increment', item: mango })
    store.leave()

    const again = reopened()
    again.open(7)
    again.loaded(aSavedCart(3, [mango, 2]))
    expect(shown(again)).toEqual({ 1: 3 })
    expect(saves[1]).toMatchObject({ quantities: { 1: 3 }, saveId: saves[0]?.saveId })
  })

  test('a save that did arrive is not sent again', async () => {
    const { store, reopened, saves } = anOpenCart([mango, 2])
    void store.edit({ type: 'increment', item: mango })
    store.leave()

    const again = reopened()
    again.open(7)
    again.loaded(saves[0]?.saved ?? empty)
    expect(shown(again)).toEqual({ 1: 3 })
    expect(saves).toHaveLength(1)
  })

  test('what was changed before the cart was loaded is still there after a reload', () => {
    const { store, reopened, saves } = aCart()
    store.open(7)
    void store.add(mango, '')

    const again = reopened()
    again.open(7)
    void again.add(tea, '')
    again.loaded(empty)
    expect(saves.map((save) => save.quantities)).toEqual([{ 1: 1, 2: 1 }])
  })

  test('once everything is saved, nothing is kept for the next reload', async () => {
    const { store, reopened, saves } = anOpenCart([mango, 2])
    void store.edit({ type: 'increment', item: mango })
    store.leave()
    await saves[0]?.succeed()

    const again = reopened()
    again.open(7)
    again.loaded(aSavedCart(9, [tea, 1]))
    expect(shown(again)).toEqual({ 2: 1 })
  })
})
