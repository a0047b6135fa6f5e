import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import type { OrderRequest } from './place-order.ts'

/**
 * The order as it is stored: without choices for missing goods where the shop does not ask for them, as a page may have
 * been loaded before that was switched off. Refuses the choice of a call where nobody calls.
 */
export function withOfferedChoices(
  { settings }: Pick<Shop, 'settings'>,
  request: OrderRequest,
): OrderRequest {
  const { missingItems, items, orderProducts } = request
  const ofLines = [...items, ...orderProducts].map(({ missing }) => missing)
  const chosen = [missingItems, ...ofLines].filter((choice) => choice !== undefined)
  if (chosen.length === 0) return request
  if (!settings.get('orders.missingItems')) {
    return {
      ...request,
      missingItems: undefined,
      items: items.map((item) => ({ ...item, missing: undefined })),
      orderProducts: orderProducts.map((line) => ({ ...line, missing: undefined })),
    }
  }
  if (chosen.includes('CALL') && !settings.get('orders.callFirst')) throw refusal('callNotOffered')
  return request
}
