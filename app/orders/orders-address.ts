import { pageAddress } from '../../contract/pages.ts'
import type { OrderFilter } from '../../domain/orders/order-list.ts'

/** The URL holds the chosen tab and the open order, so that back and reload work. */
export function ordersAddress(filter: OrderFilter, orderId?: number): string {
  return pageAddress('/orders', { status: filter === 'All' ? undefined : filter, order: orderId })
}
