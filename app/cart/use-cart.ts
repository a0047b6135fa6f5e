import { useMemo, useSyncExternalStore } from 'react'
import { cartTotals, type ItemRef } from '../../domain/cart/lines.ts'
import { emptyState, isSaving, linesOnScreen } from '../../domain/cart/state.ts'
import { useCartInReach } from './cart-provider.tsx'
import type { ShopCartState } from './cart-store.ts'
import type { ShopLine } from './items.ts'

/** The cart as the screen shows it, and what can be done to it. */
export function useCart() {
  const { store, loading } = useCartInReach()
  const state = useCartState()
  const lines = useMemo(() => linesOnScreen(state), [state])
  const totals = useMemo(() => cartTotals(lines), [lines])

  return {
    ...loading,
    /** Undefined until the cart is first loaded. */
    cartId: state.saved?.cartId,
    lines,
    totals,
    isSaving: isSaving(state),
    increment: (item: ItemRef) => store.edit({ type: 'increment', item }),
    decrement: (line: ShopLine) => store.edit(minus(line)),
    remove: (item: ItemRef) => store.edit({ type: 'remove', item }),
    clear: () => store.edit({ type: 'clear', items: lines.map((line) => line.item) }),
    finishSaves: () => store.finishSaves(),
  }
}

/** Whether anything lies in the cart: the dot on the top bar's cart button. */
export function useCartHasItems(): boolean {
  const { store } = useCartInReach()
  const hasItems = () => linesOnScreen(store.state()).length > 0
  return useSyncExternalStore(store.subscribe, hasItems, () => false)
}

const nothing: ShopCartState = emptyState()

export function useCartState(): ShopCartState {
  const { store } = useCartInReach()
  return useSyncExternalStore(store.subscribe, store.state, () => nothing)
}

/** A product's last one is taken out by minus; said as a removal, another device cannot turn it into 'one less'. */
function minus(line: ShopLine) {
  const { item, quantity } = line
  const isRemoval = item.kind === 'product' && quantity <= 1
  return { type: isRemoval ? ('remove' as const) : ('decrement' as const), item }
}
