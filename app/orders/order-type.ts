import { unitCount } from '../../domain/money/priced-line.ts'

/** What an order is made of, as far as its type and counts go. */
export type OrderLines = {
  items: readonly { customPackageId: object | null; quantity: number }[]
  orderProducts: readonly { quantity: number }[]
}

export type OrderType =
  | 'Custom Package'
  | 'Pre-made Package'
  | 'Individual Products'
  | 'Mixed Order'

/** Named after the one kind of line an order has; more than one kind makes it mixed. */
export function orderType(order: OrderLines): OrderType {
  const kinds = new Set<OrderType>()
  for (const item of order.items) {
    kinds.add(item.customPackageId ? 'Custom Package' : 'Pre-made Package')
  }
  if (order.orderProducts.length > 0) kinds.add('Individual Products')
  const [only, another] = kinds
  return only && !another ? only : 'Mixed Order'
}

/** How many units an order holds: 2 of the same package count as 2 packages. */
export function unitCounts(order: OrderLines): { packages: number; products: number } {
  return { packages: unitCount(order.items), products: unitCount(order.orderProducts) }
}
