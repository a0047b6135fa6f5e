import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/browser.ts'
import { cartKey } from '../api/queries.ts'
import type { CartStore } from './cart-store.ts'
import { savedCartOf } from './saved-cart.ts'

/**
 * Fetches the customer's cart into the store, the only place that holds it. The query only decides
 * when to fetch again, and has no data.
 */
export function loadCartQuery(store: CartStore) {
  return queryOptions({
    queryKey: cartKey,
    queryFn: async ({ signal }) => {
      const { body } = await api('GET /carts', {})
      // A newer request or another session may have replaced this one.
      if (!signal.aborted && store.isOf(body.userId)) store.loaded(savedCartOf(body))
      return null
    },
  })
}
