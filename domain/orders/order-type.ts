import type { ItemKind } from '../cart/lines.ts'
import { unitCount } from '../money/priced-line.ts'
import { type Order, packagesOf, productsOf } from './order.ts'

export type OrderType =
  | 'Custom Package'
  | 'Pre-made Package'
  | 'Individual Products'
  | 'Mixed Order'

const typeOfKind: Record<ItemKind, OrderType> = {
  customPackage: 'Custom Package',
  package: 'Pre-made Package',
  product: 'Individual Products',
}

/** Named after the one kind of line an order has; more than one kind makes it mixed. */
export function orderType({ lines }: Pick<Order, 'lines'>): OrderType {
  const [only, another] = new Set(lines.map(({ kind }) => typeOfKind[kind]))
  return only && !another ? only : 'Mixed Order'
}

/** How many units an order holds: 2 of the same package count as 2 packages. */
export function unitCounts(order: Pick<Order, 'lines'>): { packages: number; products: number } {
  return { packages: unitCount(packagesOf(order)), products: unitCount(productsOf(order)) }
}
