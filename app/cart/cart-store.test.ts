import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { linesOnScreen } from '../../domain/cart/state.ts'
import { ApiError } from '../api/client.ts'
import { CartStore } from './cart-store.ts'
import type { ShopCart, ShopItem } from './items.ts'
import { CartConflict } from './save-cart.ts'

const mango: ShopItem = {
  kind: 'product',
  id: 1,
  name: 'Karthakolomban Mango 1 kg',
  imageUrl: '',
  categoryId: 2,
  unitPriceCents: 68_000,
  discountCents: 0,
  isSold: true,
  available: 99,
}
const tea: ShopItem = { ...mango, id: 2, name: 'Ceylon Black Tea BOPF 400 g' }
const empty: ShopCart = { cartId: 0, version: 0, saves: [], createdAt: null, lines: [] }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('when saves go out', () => {
  test('what is added goes out at once, and who added it learns that it is saved', async () => {
    const { store, saves } = anOpenCart()
    const added = store.add(mango, '')
    expect(saves).toHaveLength(1)

    saves[0]?.succeed()
    expect(await added).toBe(true)
  })

  test('quantities go out together, one second after the last of them', async () => {
    const { store, saves } = anOpenCart([mango, 2])
    void store.edit({ type: 'increment', item: mango })
    vi.advanceTimersByTime(900)
    void store.edit({ type: 'increment', item: mango })
    vi.advanceTimersByTime(999)
    expect(saves).toHaveLength(0)

    vi.advanceTimersByTime(1)
    expect(saves.map((save) => save.quantities)).toEqual([{ 1: 4 }])
  })

  test('while a save is on its way the next one waits for its answer', async () => {
    const { store, saves } = anOpenCart()
    void store.add(mango, '')
    void store.add(tea, '')
    expect(saves).toHaveLength(1)

    await saves[0]?.succeed()
    expect(saves.map((save) => save.quantities)).toEqual([{ 1: 1 }, { 1: 1, 2: 1 }])
  })

  test('several things go out with one save, and who added them learns that all are saved', async () => {
    const { store, saves } = anOpenCart([mango, 2])
    const wanted = [mango, tea].map((item) => ({ item, note: '', quantity: 3 }))
    const added = store.addAll(wanted)
    expect(saves.map((save) => save.quantities)).toEqual([{ 1: 5, 2: 3 }])

    saves[0]?.succeed()
    expect(await added).toBe(true)
    expect(await store.addAll([])).toBe(true)
    expect(saves).toHaveLength(1)
  })

  test('a cart that is not loaded yet is saved once it is', () => {
    const { store, saves } = aCart()
    store.open(7)
    void store.add(mango, '')
    expect(saves).toHaveLength(0)

    store.loaded(empty)
    expect(saves).toHaveLength(1)
  })

  test('before an order, all pending edits are saved without waiting for their time', async () => {
    const { store, saves } = anOpenCart([mango, 2])
    void store.edit({ type: 'increment', item: mango })
    const finished = store.finishSaves()
    saves[0]?.succeed()
    expect(await finished).toBe(true)
  })

  test('before an order, a failed save says that nothing is to be ordered', async () => {
    const { store, saves } = anOpenCart([mango, 2])
    void store.edit({ type: 'increment', item: mango })
    const finished = store.finishSaves()
    saves[0]?.fail(new ApiError(500, {}))
    expect(await finished).toBe(false)
  })
})

describe('what answers do', () => {
  test('a failure takes the edit back, says so and asks for the cart again', async () => {
    const { store, saves, said, reloads } = anOpenCart([mango, 2])
    const added = store.add(tea, '')
    saves[0]?.fail(new ApiError(500, {}))

    expect(await added).toBe(false)
    expect(shown(store)).toEqual({ 1: 2 })
    expect(said).toEqual(['error: Failed to add product to cart. Please try again.'])
    expect(reloads()).toBe(1)
  })

  test('the end of the session says nothing itself, and keeps the edit for the return', async () => {
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

  test("a conflict puts the edit onto the other device's cart, saves that and says so", async () => {
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

  test('conflicts without end are a failure', async () => {
    const { store, saves } = anOpenCart()
    const added = store.add(tea, '')
    for (let attempt = 0; attempt < 6; attempt++) {
      await saves[attempt]?.fail(new CartConflict(aSavedCart(5 + attempt)))
    }
    expect(await added).toBe(false)
    expect(saves).toHaveLength(6)
  })

  test("an answer that comes after the customer has left does not touch the next one's cart", async () => {
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

describe('when the page is left', () => {
  test('what waits for its time goes out at once', () => {
    const { store, saves } = anOpenCart([mango, 2])
    void store.edit({ type: 'increment', item: mango })
    store.leave()
    expect(saves.map((save) => save.quantities)).toEqual([{ 1: 3 }])
  })

  test('nothing goes out when nothing is pending', () => {
    const { store, saves } = anOpenCart([mango, 2])
    store.leave()
    expect(saves).toHaveLength(0)
  })

  test('what was changed after an unanswered save goes out with all of it', async () => {
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

  test('a failure counts only when no save with the same edits is still out', async () => {
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

  test('nothing is left over for the next reload once all is saved', async () => {
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

test('without a customer nothing is edited, and that is said', async () => {
  const { store, said } = aCart()
  expect(await store.add(mango, '')).toBe(false)
  expect(said).toEqual(['error: Authentication error. Please login again.'])
})

function anOpenCart(...lines: [ShopItem, number][]) {
  const cart = aCart()
  cart.store.open(7)
  cart.store.loaded(lines.length > 0 ? aSavedCart(3, ...lines) : empty)
  return cart
}

/** A cart whose saves are answered by the test. */
function aCart() {
  const said: string[] = []
  const say = (kind: string) => (text: string) => void said.push(`${kind}: ${text}`)
  let reloadCount = 0
  const saves: SentSave[] = []
  const tab = new Map<number, string>()
  const openStore = () =>
    new CartStore({
      reload: () => {
        reloadCount += 1
      },
      say: { success: say('success'), error: say('error'), info: say('info') },
      save: ({ basedOn, lines, saveId, afterSave }) =>
        new Promise((resolve, reject) => {
          const version = basedOn.version + 1
          const saved = { ...basedOn, cartId: 1, version, lines, saves: [saveId, ...basedOn.saves] }
          saves.push({
            quantities: quantitiesOf(lines),
            saveId,
            afterSave,
            saved,
            succeed: () => arrived(() => resolve(saved)),
            fail: (error) => arrived(() => reject(error)),
          })
        }),
      readUnsaved: (userId) => JSON.parse(tab.get(userId) ?? 'null') ?? undefined,
      keepUnsaved: (userId, pending) => tab.set(userId, JSON.stringify(pending)),
    })
  return { store: openStore(), reopened: openStore, saves, said, reloads: () => reloadCount }
}

type SentSave = {
  quantities: Record<string, number>
  saveId: string
  afterSave: string | undefined
  /** The cart that the server has once this has arrived. */
  saved: ShopCart
  succeed: () => Promise<void>
  fail: (error: Error) => Promise<void>
}

/** Lets an answer reach the store, which is promises only. */
async function arrived(answer: () => void): Promise<void> {
  answer()
  await vi.advanceTimersByTimeAsync(0)
}

function aSavedCart(version: number, ...lines: [ShopItem, number][]): ShopCart {
  const saved = lines.map(([item, quantity]) => {
    return { lineId: item.id, item, quantity, note: '', notedPriceCents: item.unitPriceCents }
  })
  return { cartId: 1, version, saves: [], createdAt: null, lines: saved }
}

function shown(store: CartStore): Record<string, number> {
  return quantitiesOf(linesOnScreen(store.state()))
}

function quantitiesOf(lines: ShopCart['lines']): Record<string, number> {
  return Object.fromEntries(lines.map((line) => [line.item.id, line.quantity]))
}
