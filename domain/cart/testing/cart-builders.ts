import { cents } from '../../money/money.ts'
import type { CartEdit } from '../edits.ts'
import type { CartItem, CartLine } from '../lines.ts'
import type { SavedCart } from '../state.ts'

export type Edit = CartEdit<CartItem>
export type Line = CartLine<CartItem>

export const family: CartItem = item('package', 1, 5140, 1285)
export const own: CartItem = item('customPackage', 1, 950)
export const mango: CartItem = item('product', 1, 680)
export const tea: CartItem = item('product', 2, 920)
/** Only the other device adds it. */
export const bread: CartItem = item('product', 3, 150)

export function quantities(lines: readonly Line[]): Record<string, number> {
  return Object.fromEntries(lines.map((line) => [nameOf(line), line.quantity]))
}

export function nameOf({ item }: { item: Pick<CartItem, 'kind' | 'id'> }): string {
  if (item.kind === 'package') return 'family'
  if (item.kind === 'customPackage') return 'own'
  return ['mango', 'tea', 'bread'][item.id - 1] ?? 'unknown'
}

export function aCart(version: number, ...lines: Line[]): SavedCart<CartItem> {
  return { cartId: version === 0 ? 0 : 1, version, saves: [], createdAt: null, lines }
}

export function lineOf(item: CartItem, quantity: number): Line {
  return { lineId: item.id, item, quantity, note: '', notedPriceCents: item.unitPriceCents }
}

/** Price and discount in rupees. */
export function item(
  kind: CartItem['kind'],
  id: number,
  unitPrice: number,
  discount = 0,
): CartItem {
  const price = { unitPriceCents: cents(unitPrice), discountCents: cents(discount) }
  return { kind, id, ...price, isSold: true, available: 999 }
}

export function add(item: CartItem): Edit {
  return { type: 'add', item, note: '', temporaryId: -1 }
}
