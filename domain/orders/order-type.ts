import { unitCount } from '../money/priced-line.ts'
import type { Texts } from '../texts/texts.ts'
import { type Order, packagesOf, productsOf } from './order.ts'

/** Named after the kind of the order's lines; with more than one kind it is mixed. */
export function orderType({ lines }: Pick<Order, 'lines'>, { types }: Texts['orderTexts']): string {
  const [only, another] = new Set(lines.map(({ kind }) => kind))
  return only && !another ? types[only] : types.mixed
}

/** How many units an order holds: 2 of the same package count as 2 packages. */
export function unitCounts(order: Pick<Order, 'lines'>): { packages: number; products: number } {
  return { packages: unitCount(packagesOf(order)), products: unitCount(productsOf(order)) }
}
