import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { cartTexts, guestTexts } from '../../domain/texts/en/cart.ts'
import { useTexts } from '../../ui/texts.ts'
import { prepareToasts, toast } from '../../ui/toasts.tsx'
import { cartKey } from '../api/queries.ts'
import { useSession } from '../shell/session.tsx'
import { CartStore } from './cart-store.ts'
import { takeWish } from './guest-wish.ts'
import { loadCartQuery } from './load-cart.ts'
import { saveCart } from './save-cart.ts'
import { keepUnsaved, readUnsaved } from './unsaved-edits.ts'

export type CartLoading = {
  isLoading: boolean
  error: Error | null
  /** Fetches the cart again; done when the screen shows it. */
  reload: () => Promise<void>
  /** The same, even when the browser believes it is offline, about which it may be wrong. */
  insist: () => Promise<void>
}

// Two contexts: a button that adds to the cart has nothing to do with its loading.
const CartStoreContext = createContext<CartStore | undefined>(undefined)
const CartLoadingContext = createContext<CartLoading | undefined>(undefined)

export function useCartStore(): CartStore {
  return required(use(CartStoreContext))
}

export function useCartLoading(): CartLoading {
  return required(use(CartLoadingContext))
}

function required<Value>(value: Value | undefined): Value {
  if (!value) throw new Error('The cart is used outside of CartProvider')
  return value
}

/**
 * The one cart of the session: loaded for a customer, again whenever the tab is looked at or
 * the connection returns, and forgotten when the customer leaves.
 */
export function CartProvider({ children }: { children: ReactNode }) {
  const texts = { cart: useTexts(cartTexts), guest: useTexts(guestTexts) }
  const { user } = useSession()
  const userId = user?.id
  const queryClient = useQueryClient()
  const [store] = useState(
    () =>
      new CartStore({
        save: saveCart,
        reload: () => void queryClient.refetchQueries({ queryKey: cartKey }),
        say: toast,
        texts,
        readUnsaved,
        keepUnsaved,
      }),
  )
  const { isFetching, error, refetch } = useQuery({
    ...loadCartQuery(store),
    enabled: userId !== undefined,
  })

  const reload = useCallback(async () => void (await refetch()), [refetch])
  const insist = useCallback(async () => {
    await queryClient.cancelQueries({ queryKey: cartKey })
    const asked = { ...loadCartQuery(store), networkMode: 'always', retry: false } as const
    await queryClient.prefetchQuery(asked)
  }, [queryClient, store])

  useEffect(() => {
    store.open(userId)
    if (userId !== undefined) prepareToasts()
    const wish = userId === undefined ? undefined : takeWish()
    if (wish) void store.add(wish.item, wish.note)
  }, [store, userId])
  useLeaving(store)

  const loading = useMemo(
    () => ({ isLoading: isFetching, error, reload, insist }),
    [isFetching, error, reload, insist],
  )
  return (
    <CartStoreContext value={store}>
      <CartLoadingContext value={loading}>{children}</CartLoadingContext>
    </CartStoreContext>
  )
}

/** Saves what is pending: a customer who turns away from the tab or the page may not come back. */
function useLeaving(store: CartStore): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the move that counts
  useEffect(() => store.leave(), [store, pathname])
  useEffect(() => {
    const onTurn = () => {
      if (document.visibilityState === 'hidden') store.leave()
    }
    document.addEventListener('visibilitychange', onTurn)
    return () => document.removeEventListener('visibilitychange', onTurn)
  }, [store])
}
