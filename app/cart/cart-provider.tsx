import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
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
import type { DeliveryOffer } from '../../contract/index.ts'
import { isSame } from '../../domain/cart/lines.ts'
import { linesOnScreen } from '../../domain/cart/state.ts'
import type { MissingItemsAsked } from '../../domain/orders/missing-items.ts'
import { cartTexts, guestTexts } from '../../domain/texts/en/cart.ts'
import { useTexts } from '../../ui/texts.ts'
import { prepareToasts, toast } from '../../ui/toasts.tsx'
import { awaitConnection } from '../api/await-connection.ts'
import { cartKey } from '../api/customer-queries.ts'
import { useSession } from '../shell/session.tsx'
import { CartStore } from './cart-store.ts'
import { failureOf } from './failure.ts'
import { takeGuestItem } from './guest-item.ts'
import { loadCartQuery } from './load-cart.ts'
import { saveCart } from './save-cart.ts'
import { keepUnsaved, readUnsaved } from './unsaved-edits.ts'

export type CartLoading = {
  isLoading: boolean
  error: Error | null
  /** Fetches the cart again; resolves when the screen shows it. */
  reload: () => Promise<void>
  /** The same, even when the browser reports that it is offline, which may be wrong. */
  insist: () => Promise<void>
  /** What the checkout asks about missing goods, where it asks. */
  missingItems: MissingItemsAsked | undefined
  /** Recipients are told of their delivery, unless the customer says that it is a surprise. */
  tellsRecipients: true | undefined
  /** On which terms the shop delivers, where it has set some. */
  delivery: DeliveryOffer | undefined
}

// Two contexts, so that a button that adds to the cart does not render again while the cart loads.
const CartStoreContext = createContext<CartStore | undefined>(undefined)
const CartLoadingContext = createContext<CartLoading | undefined>(undefined)

const nothingAsked = { missingItems: undefined, tellsRecipients: undefined, delivery: undefined }

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
 * The one cart of the session: loaded for a customer, again whenever the tab becomes visible or
 * the connection returns, and forgotten when the customer signs out.
 */
export function CartProvider({ children }: { children: ReactNode }) {
  const texts = { cart: useTexts(cartTexts), guest: useTexts(guestTexts) }
  const { addedAfterLogin } = texts.guest
  const { user, isLeaving } = useSession()
  const userId = user?.id
  const queryClient = useQueryClient()
  const [store] = useState<CartStore>(
    () =>
      new CartStore({
        save: saveCart,
        reload: () => void fetchCart(queryClient, store),
        reloadCatalogue: () => {
          void queryClient.invalidateQueries({ queryKey: ['products'] })
          void queryClient.invalidateQueries({ queryKey: ['packages'] })
        },
        awaitConnection,
        say: toast,
        texts,
        readUnsaved,
        keepUnsaved,
      }),
  )
  const { data, isFetching, isPaused, error, refetch } = useQuery({
    ...loadCartQuery(store),
    enabled: userId !== undefined,
  })

  const reload = useCallback(async () => void (await refetch()), [refetch])
  const insist = useCallback(() => fetchCart(queryClient, store), [queryClient, store])

  useEffect(() => {
    store.open(userId)
    if (userId !== undefined) prepareToasts()
    const wanted = userId === undefined ? undefined : takeGuestItem()
    if (wanted) {
      void store.add(wanted.item, wanted.note, wanted).then((isAdded) => {
        if (!isAdded) return
        // The language may have been switched since; the saved cart is in that of the page.
        const line = linesOnScreen(store.state()).find(({ item }) => isSame(item, wanted.item))
        toast.info(addedAfterLogin((line?.item ?? wanted.item).name))
      })
    }
  }, [store, userId, addedAfterLogin])
  useEffect(() => {
    // The cart may have been asked for before the customer was known.
    if (userId === undefined) return
    if (isPaused) store.loadFailed('lost')
    else if (error) store.loadFailed(failureOf(error))
  }, [store, userId, error, isPaused])
  useLeaving(store, isLeaving)

  const loading = useMemo(
    () => ({ isLoading: isFetching, error, reload, insist, ...nothingAsked, ...data }),
    [isFetching, error, reload, insist, data],
  )
  return (
    <CartStoreContext value={store}>
      <CartLoadingContext value={loading}>{children}</CartLoadingContext>
    </CartStoreContext>
  )
}

/** Fetches the cart even when the browser reports that it is offline, which may be wrong. */
async function fetchCart(queryClient: QueryClient, store: CartStore): Promise<void> {
  await queryClient.cancelQueries({ queryKey: cartKey })
  const asked = { ...loadCartQuery(store), networkMode: 'always', retry: false } as const
  await queryClient.prefetchQuery(asked)
}

/** Saves pending edits when the customer leaves the tab, the page or the session: they may not come back. */
function useLeaving(store: CartStore, isSigningOut: boolean): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the move that counts
  useEffect(() => store.leave(), [store, pathname, isSigningOut])
  useEffect(() => {
    const onTurn = () => {
      if (document.visibilityState === 'hidden') store.leave()
    }
    document.addEventListener('visibilitychange', onTurn)
    return () => document.removeEventListener('visibilitychange', onTurn)
  }, [store])
}
