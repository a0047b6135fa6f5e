import { pageAddress } from '../../contract/pages.ts'
import type { OrderFilter } from '../../domain/orders/order-list.ts'

/** Which tab is chosen and which order is open stand in the address, so that back and reload work. */
export function ordersAddress(filter: OrderFilter, orderId?: number): string {
  return pageAddress('/orders', { status: filter === 'All' ? undefined : filter, order: orderId })
}
