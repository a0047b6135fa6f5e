import { useMemo, useSyncExternalStore } from 'react'
import { NetworkError } from '../../contract/client.ts'
import {
  type CartItem,
  cartAmount,
  type ItemKind,
  type ItemRef,
  isSame,
} from '../../domain/cart/lines.ts'
import {
  emptyState,
  hasPendingEdit,
  isSaving,
  linesOnScreen,
  pendingEdits,
} from '../../domain/cart/state.ts'
import { useCartLoading, useCartStore } from './cart-provider.tsx'
import type { CartStore } from './cart-store.ts'
import type { ShopCartState } from './edits.ts'

const nothing: ShopCartState = emptyState()

export type CartOnScreen = ReturnType<typeof useCart>

/** The edits of single lines; the same object as long as the session lasts. */
export type LineEdits = ReturnType<typeof lineEditsOf>

/** The cart as the screen shows it, and its edits. */
export function useCart() {
  const store = useCartStore()
  const loading = useCartLoading()
  const state = useSyncExternalStore(store.subscribe, store.state, () => nothing)
  const lines = useMemo(() => linesOnScreen(state), [state])
  const isDisconnected = useSyncExternalStore(store.subscribe, store.isDisconnected, () => false)
  const amount = useMemo(() => cartAmount(lines), [lines])
  const edits = useMemo(() => lineEditsOf(store), [store])

  return {
    ...loading,
    /** Undefined until the cart is first loaded. */
    cartId: state.saved?.cartId,
    lines,
    amount,
    isSaving: isSaving(state),
    /** True while edits wait for the connection to return. */
    isDisconnected,
    /** Whether an edit of this item waits for the connection. */
    isUnsaved: (item: ItemRef) => isDisconnected && hasPendingEdit(state, item),
    edits,
    clear: () => store.edit({ type: 'clear', items: lines.map((line) => line.item) }),
    /**
     * The cart once all edits are saved; undefined when that failed, after a message was shown. Throws
     * a NetworkError while there is no connection.
     */
    finished: async () => {
      if (await store.finishSaves()) return store.state().saved
      if (store.isDisconnected()) throw new NetworkError('The cart could not be saved')
      return undefined
    },
  }
}

function lineEditsOf(store: CartStore) {
  return {
    increment: (item: ItemRef) => store.edit({ type: 'increment', item }),
    decrement: (item: ItemRef) => store.edit({ type: 'decrement', item }),
    remove: (item: ItemRef, failureText?: string) =>
      store.edit({ type: 'remove', item, failureText }),
    /** Lowers the quantity to at most this many. */
    limit: (item: ItemRef, quantity: number) => store.edit({ type: 'limit', item, quantity }),
    /** Accepts the price that the item has now. */
    notePrice: (item: CartItem) =>
      store.edit({ type: 'notePrice', item, priceCents: item.unitPriceCents }),
    /** Accepts what a package contains now, by its fingerprint. */
    noteContents: (item: ItemRef, contents: string) =>
      store.edit({ type: 'noteContents', item, contents }),
  }
}

/** Whether the cart holds anything, for the dot on the top bar's cart button. */
export function useCartHasItems(): boolean {
  const store = useCartStore()
  const hasItems = () => linesOnScreen(store.state()).length > 0
  return useSyncExternalStore(store.subscribe, hasItems, () => false)
}

/** True from pressing 'add' until the server has responded. */
export function useIsAdding(kind: ItemKind, id: number): boolean {
  const store = useCartStore()
  const isAdding = () =>
    pendingEdits(store.state()).some(
      (edit) => edit.type === 'add' && isSame(edit.item, { kind, id }),
    )
  return useSyncExternalStore(store.subscribe, isAdding, () => false)
}
