import type { OrderFilter } from '../../domain/orders/orders.ts'

export function invoiceAddress(orderId: number | string): string {
  return `/orders/${orderId}/invoice`
}

/** Which tab is chosen and which order is open stand in the address, so that back and reload work. */
export function ordersAddress(filter: OrderFilter, orderId?: number): string {
  const search = new URLSearchParams()
  if (filter !== 'All') search.set('status', filter)
  if (orderId !== undefined) search.set('order', String(orderId))
  return search.size === 0 ? '/orders' : `/orders?${search}`
}
