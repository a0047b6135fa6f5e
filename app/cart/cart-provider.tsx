import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { cartQuery } from '../api/queries.ts'
import { useSession } from '../shell/session.tsx'
import { toast } from '../ui/toasts.tsx'
import { CartStore } from './cart-store.ts'
import { takeWish } from './guest-wish.ts'
import { savedCartOf } from './items.ts'
import { saveCart } from './save-cart.ts'

export type CartLoading = {
  isLoading: boolean
  error: Error | null
  reload: () => void
}

type CartInReach = { store: CartStore; loading: CartLoading }

const CartContext = createContext<CartInReach | undefined>(undefined)

export function useCartInReach(): CartInReach {
  const cart = use(CartContext)
  if (!cart) throw new Error('The cart is used outside of CartProvider')
  return cart
}

/**
 * The one cart of the session: loaded for a customer, again whenever the tab is looked at or
 * the connection returns, and forgotten when the customer leaves.
 */
export function CartProvider({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const userId = user?.id
  const query = useQuery({ ...cartQuery(), enabled: userId !== undefined })
  const { data: cart, error, refetch } = query
  // An answer that has come is on its way into the store.
  const isLoading = query.isFetching || Boolean(cart)
  const [store] = useState(
    () => new CartStore({ save: saveCart, reload: () => void refetch(), say: toast }),
  )

  useEffect(() => {
    store.open(userId)
    const wish = userId === undefined ? undefined : takeWish()
    if (wish) void store.add(wish.item, wish.note)
  }, [store, userId])

  useEffect(() => {
    if (cart && cart.userId === userId) store.loaded(savedCartOf(cart))
  }, [store, userId, cart])

  useEffect(() => {
    // Whoever turns away may not come back: nothing waits for its time any longer.
    const onTurn = () => {
      if (document.visibilityState === 'hidden') void store.finishSaves()
    }
    document.addEventListener('visibilitychange', onTurn)
    return () => document.removeEventListener('visibilitychange', onTurn)
  }, [store])

  const inReach = useMemo(
    () => ({ store, loading: { isLoading, error, reload: () => void refetch() } }),
    [store, isLoading, error, refetch],
  )
  return <CartContext value={inReach}>{children}</CartContext>
}
