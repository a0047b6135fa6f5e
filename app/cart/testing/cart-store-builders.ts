import { vi } from 'vitest'
import { linesOnScreen } from '../../../domain/cart/state.ts'
import { cents } from '../../../domain/money/money.ts'
import { cartTexts, guestTexts } from '../../../domain/texts/en/cart.ts'
import { CartStore } from '../cart-store.ts'
import type { ShopCart, ShopItem } from '../items.ts'

export const mango: ShopItem = {
  kind: 'product',
  id: 1,
  name: 'Karthakolomban Mango 1 kg',
  imageUrl: '',
  categoryId: 2,
  unitPriceCents: cents(680),
  discountCents: cents(0),
  isSold: true,
  available: 99,
}
export const tea: ShopItem = { ...mango, id: 2, name: 'Ceylon Black Tea BOPF 400 g' }
export const empty: ShopCart = { cartId: 0, version: 0, saves: [], createdAt: null, lines: [] }

export function anOpenCart(...lines: [ShopItem, number][]) {
  const cart = aCart()
  cart.store.open(7)
  cart.store.loaded(lines.length > 0 ? aSavedCart(3, ...lines) : empty)
  return cart
}

/** A cart store to whose saves the test responds. */
export function aCart() {
  const said: string[] = []
  const say = (kind: string) => (text: string) => void said.push(`${kind}: ${text}`)
  let reloadCount = 0
  let reconnect = () => {}
  const saves: SentSave[] = []
  const tab = new Map<number, string>()
  const openStore = () =>
    new CartStore({
      reload: () => {
        reloadCount += 1
      },
      reloadCatalogue: () => {},
      awaitConnection: (_failedAttempts, tryAgain) => {
        reconnect = tryAgain
        return () => {}
      },
      say: { success: say('success'), error: say('error'), info: say('info') },
      texts: { cart: cartTexts, guest: guestTexts },
      save: ({ basedOn, lines, saveId, afterSave }) =>
        new Promise((resolve, reject) => {
          const version = basedOn.version + 1
          const saved = { ...basedOn, cartId: 1, version, lines, saves: [saveId, ...basedOn.saves] }
          saves.push({
            quantities: quantitiesOf(lines),
            saveId,
            afterSave,
            saved,
            succeed: () => arrived(() => resolve(structuredClone(saved))),
            fail: (error) => arrived(() => reject(error)),
          })
        }),
      readUnsaved: (userId) => JSON.parse(tab.get(userId) ?? 'null') ?? undefined,
      keepUnsaved: (userId, pending) => tab.set(userId, JSON.stringify(pending)),
    })
  return {
    store: openStore(),
    reopened: openStore,
    saves,
    said,
    reloads: () => reloadCount,
    reconnect: () => reconnect(),
  }
}

type SentSave = {
  quantities: Record<string, number>
  saveId: string
  afterSave: string | undefined
  /** The cart on the server after this save has arrived. */
  saved: ShopCart
  succeed: () => Promise<void>
  fail: (error: Error) => Promise<void>
}

/** Gives a response and lets the store's promises settle. */
async function arrived(answer: () => void): Promise<void> {
  answer()
  await vi.advanceTimersByTimeAsync(0)
}

export function aSavedCart(version: number, ...lines: [ShopItem, number][]): ShopCart {
  const saved = lines.map(([item, quantity]) => {
    return { lineId: item.id, item, quantity, note: '', notedPriceCents: item.unitPriceCents }
  })
  return { cartId: 1, version, saves: [], createdAt: null, lines: saved }
}

export function shown(store: CartStore): Record<string, number> {
  return quantitiesOf(linesOnScreen(store.state()))
}

export function quantitiesOf(lines: ShopCart['lines']): Record<string, number> {
  return Object.fromEntries(lines.map((line) => [line.item.id, line.quantity]))
}
