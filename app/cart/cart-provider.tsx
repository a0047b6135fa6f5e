import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import type { Cart } from '../../contract/index.ts'
import { cartTexts, guestTexts } from '../../domain/texts/en/cart.ts'
import { useTexts } from '../../ui/texts.ts'
import { prepareToasts, toast } from '../../ui/toasts.tsx'
import { cartQuery } from '../api/queries.ts'
import { useSession } from '../shell/session.tsx'
import { CartStore } from './cart-store.ts'
import { takeWish } from './guest-wish.ts'
import { saveCart } from './save-cart.ts'
import { savedCartOf } from './saved-cart.ts'
import { keepUnsaved, readUnsaved } from './unsaved-edits.ts'

export type CartLoading = {
  isLoading: boolean
  error: Error | null
  /** Fetches the cart again; done when the screen shows it. */
  reload: () => Promise<void>
  /** The same although the browser believes to be offline, about which it may be wrong. */
  insist: () => Promise<void>
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
  const texts = { cart: useTexts(cartTexts), guest: useTexts(guestTexts) }
  const { user } = useSession()
  const userId = user?.id
  const query = useQuery({ ...cartQuery(), enabled: userId !== undefined })
  const { data: cart, error, refetch } = query
  // An answer that has come is on its way into the store.
  const isLoading = query.isFetching || Boolean(cart)
  const [store] = useState(
    () =>
      new CartStore({
        save: saveCart,
        reload: () => void refetch(),
        say: toast,
        texts,
        readUnsaved,
        keepUnsaved,
      }),
  )

  const take = useCallback(
    (fetched: Cart | undefined) => {
      if (fetched && fetched.userId === userId) store.loaded(savedCartOf(fetched))
    },
    [store, userId],
  )
  const reload = useCallback(async () => take((await refetch()).data), [refetch, take])
  const queryClient = useQueryClient()
  const insist = useCallback(async () => {
    const asked = { ...cartQuery(), networkMode: 'always', retry: false } as const
    await queryClient.cancelQueries({ queryKey: asked.queryKey })
    await queryClient.prefetchQuery(asked)
  }, [queryClient])

  useEffect(() => {
    store.open(userId)
    if (userId !== undefined) prepareToasts()
    const wish = userId === undefined ? undefined : takeWish()
    if (wish) void store.add(wish.item, wish.note)
  }, [store, userId])

  useEffect(() => take(cart), [take, cart])
  useLeaving(() => store.leave())

  const inReach = useMemo(
    () => ({ store, loading: { isLoading, error, reload, insist } }),
    [store, isLoading, error, reload, insist],
  )
  return <CartContext value={inReach}>{children}</CartContext>
}

/** Whoever turns away from the tab, or to another page, may not come back to this one. */
function useLeaving(onLeave: () => void): void {
  const { pathname } = useLocation()
  const latest = useRef(onLeave)
  useEffect(() => {
    latest.current = onLeave
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the move that counts
  useEffect(() => latest.current(), [pathname])
  useEffect(() => {
    const onTurn = () => {
      if (document.visibilityState === 'hidden') latest.current()
    }
    document.addEventListener('visibilitychange', onTurn)
    return () => document.removeEventListener('visibilitychange', onTurn)
  }, [])
}
