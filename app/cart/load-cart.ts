import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/browser.ts'
import { cartKey } from '../api/customer-queries.ts'
import type { CartStore } from './cart-store.ts'
import { emptyCart, savedCartOf } from './saved-cart.ts'

/**
 * Fetches the customer's cart into the store, the only place that holds it. The query decides when to
 * fetch again; its data is only what the shop's settings add to the checkout.
 */
export function loadCartQuery(store: CartStore) {
  return queryOptions({
    queryKey: cartKey,
    queryFn: async ({ signal }) => {
      const answer = await api('GET /carts', {})
      // The specification allows an empty answer too.
      const body: typeof answer.body | null = answer.body
      const cart = body ? savedCartOf(body) : emptyCart
      // A newer request or another session may have replaced this one.
      if (!signal.aborted && (!body || store.isOf(body.userId))) store.loaded(cart)
      return {
        missingItems: body?.missingItems,
        tellsRecipients: body?.tellsRecipients,
        delivery: body?.delivery,
      }
    },
  })
}
