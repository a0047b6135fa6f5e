import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../contract/client.ts'
import { linesOnScreen } from '../../domain/cart/state.ts'
import { cents } from '../../domain/money/money.ts'
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

test('what an answer has not changed stays the same object, so that it does not render again', async () => {
  const { store, saves } = anOpenCart([mango, 2], [tea, 1])
  void store.edit({ type: 'increment', item: mango })
  const [, teaBefore] = linesOnScreen(store.state())
  vi.advanceTimersByTime(1000)
  await saves[0]?.succeed()
  const [mangoSaved, teaSaved] = linesOnScreen(store.state())
  expect(mangoSaved?.quantity).toBe(3)
  expect(teaSaved).toBe(teaBefore)

  const dearer = { ...tea, unitPriceCents: cents(700) }
  store.loaded(aSavedCart(5, [dearer, 1], [{ ...mango }, 3]))
  const [teaNow, mangoNow] = linesOnScreen(store.state())
  expect(teaNow?.item.unitPriceCents).toBe(cents(700))
  expect(mangoNow).toBe(mangoSaved)
})

describe('when saves are sent', () => {
  test('an added item is sent at once, and the caller learns that it is saved', async () => {
    const { store, saves } = anOpenCart()
    const added = store.add(mango, '')
    expect(saves).toHaveLength(1)

    saves[0]?.succeed()
    expect(await added).toBe(true)
  })

  test('changes of quantity are sent in one save, one second after the last of them', async () => {
    const { store, saves } = anOpenCart([mango, 2])
    void store.edit({ type: 'increment', item: mango })
    vi.advanceTimersByTime(900)
    void store.edit({ type: 'increment', item: mango })
    vi.advanceTimersByTime(999)
    expect(saves).toHaveLength(0)

    vi.advanceTimersByTime(1)
    expect(saves.map((save) => save.quantities)).toEqual([{ 1: 4 }])
  })

  test('while a save is in flight the next one waits for its response', async () => {
    const { store, saves } = anOpenCart()
    void store.add(mango, '')
    void store.add(tea, '')
    expect(saves).toHaveLength(1)

    await saves[0]?.succeed()
    expect(saves.map((save) => save.quantities)).toEqual([{ 1: 1 }, { 1: 1, 2: 1 }])
  })

  test('a cart that is fetched while a save is in flight has nothing sent again', () => {
    const { store, saves } = anOpenCart()
    void store.add(mango, '')
    store.loaded(empty)
    expect(saves).toHaveLength(1)
  })

  test('several items are sent with one save, and the caller learns that all are saved', async () => {
    const { store, saves, said } = anOpenCart([mango, 2])
    const wanted = [mango, tea].map((item) => ({ item, note: '', quantity: 3 }))
    const added = store.addAll(wanted)
    expect(saves.map((save) => save.quantities)).toEqual([{ 1: 5, 2: 3 }])

    saves[0]?.succeed()
    expect(await added).toBe(true)
    expect(await store.addAll([])).toBe(true)
    expect(saves).toHaveLength(1)
    // The caller has one message for all of them.
    expect(said).toEqual([])
  })

  test('edits made before the cart is loaded are saved once it is', () => {
    const { store, saves } = aCart()
    store.open(7)
    void store.add(mango, '')
    expect(saves).toHaveLength(0)

    store.loaded(empty)
    expect(saves).toHaveLength(1)
  })

  test('before an order, all pending edits are saved without delay', async () => {
    const { store, saves } = anOpenCart([mango, 2])
    void store.edit({ type: 'increment', item: mango })
    const finished = store.finishSaves()
    saves[0]?.succeed()
    expect(await finished).toBe(true)
  })

  test.each([500, 401])(
    'before an order, a save that fails with %i stops the order',
    async (status) => {
      const { store, saves } = anOpenCart([mango, 2])
      void store.edit({ type: 'increment', item: mango })
      const finished = store.finishSaves()
      saves[0]?.fail(new ApiError(status, {}))
      expect(await finished).toBe(false)
    },
  )

  test('before an order, an edit that met a conflict is saved again at once', async () => {
    const { store, saves } = anOpenCart([mango, 2])
    void store.edit({ type: 'increment', item: mango })
    const finished = store.finishSaves()
    await saves[0]?.fail(new CartConflict(aSavedCart(5, [mango, 4])))
    expect(saves[1]?.quantities).toEqual({ 1: 5 })
    await saves[1]?.succeed()
    expect(await finished).toBe(true)
  })

  test('before an order, signing out while the last save is in flight stops the order', async () => {
    const { store, saves } = anOpenCart([mango, 2])
    void store.edit({ type: 'increment', item: mango })
    const finished = store.finishSaves()
    store.open(undefined)
    await saves[0]?.succeed()
    expect(await finished).toBe(false)
  })
})

describe('what responses do', () => {
  test('a failure takes the edit back, shows a message and fetches the cart again', async () => {
    const { store, saves, said, reloads } = anOpenCart([mango, 2])
    const added = store.add(tea, '')
    saves[0]?.fail(new ApiError(500, {}))

    expect(await added).toBe(false)
    expect(shown(store)).toEqual({ 1: 2 })
    expect(said).toEqual(['error: Failed to add product to cart. Please try again.'])
    expect(reloads()).toBe(1)
  })

  test('the end of the session shows no message, and keeps the edit for the next login', async () => {
    const shop = anOpenCart()
    const added = shop.store.add(tea, '')
    await shop.saves[0]?.fail(new ApiError(401, {}))
    expect(await added).toBe(false)
    expect(shop.said).toEqual([])

    shop.store.open(undefined)
    shop.store.open(7)
    shop.store.loaded(empty)
    expect(shown(shop.store)).toEqual({ 2: 1 })
    await shop.saves[1]?.succeed()
    expect(shop.said).toEqual(['success: Product added to cart successfully!'])
  })

  test("a conflict applies the edit to the other device's cart, saves that and shows a message", async () => {
    const { store, saves, said } = anOpenCart()
    const added = store.add(tea, '')
    await saves[0]?.fail(new CartConflict(aSavedCart(5, [mango, 1])))
    expect(saves[1]?.quantities).toEqual({ 1: 1, 2: 1 })

    saves[1]?.succeed()
    expect(await added).toBe(true)
    expect(said).toEqual([
      'info: Your cart was changed on another device.',
      'success: Product added to cart successfully!',
    ])
  })

  test('endless conflicts are a failure', async () => {
    const { store, saves } = anOpenCart()
    const added = store.add(tea, '')
    for (let attempt = 0; attempt < 6; attempt++) {
      await saves[attempt]?.fail(new CartConflict(aSavedCart(5 + attempt)))
    }
    expect(await added).toBe(false)
    expect(saves).toHaveLength(6)
  })

  test("a response that arrives after the customer has signed out does not change the next customer's cart", async () => {
    const { store, saves, said } = anOpenCart()
    const added = store.add(tea, '')
    store.open(undefined)
    store.open(8)
    store.loaded(aSavedCart(1, [mango, 9]))
    await saves[0]?.succeed()

    expect(await added).toBe(false)
    expect(shown(store)).toEqual({ 1: 9 })
    expect(said).toEqual([])
  })
})

test('adding more than a line can hold changes nothing, and a message says so', async () => {
  const { store, said, saves } = anOpenCart([mango, 999])
  expect(await store.add(mango, '')).toBe(false)
  expect(said).toEqual([
    'info: Your cart has 999 of Karthakolomban Mango 1 kg, the most that we can deliver at once.',
  ])
  expect(saves).toHaveLength(0)
})

test('of several items added at once, the one that a line cannot hold is named', async () => {
  const { store, said, saves } = anOpenCart([mango, 998])
  const added = store.addAll([mango, tea].map((item) => ({ item, note: '', quantity: 3 })))
  expect(saves.map((save) => save.quantities)).toEqual([{ 1: 999, 2: 3 }])
  expect(said).toEqual([
    'info: Your cart has 999 of Karthakolomban Mango 1 kg, the most that we can deliver at once.',
  ])
  saves[0]?.succeed()
  expect(await added).toBe(true)
})

test('without a customer nothing is edited, and a message is shown', async () => {
  const { store, said } = aCart()
  expect(await store.add(mango, '')).toBe(false)
  expect(said).toEqual(['error: Authentication error. Please login again.'])
})
