import type { CartEdit } from '../edits.ts'
import type { CartItem, CartLine } from '../lines.ts'
import type { SavedCart } from '../state.ts'

export type Edit = CartEdit<CartItem>
export type Line = CartLine<CartItem>

export const family: CartItem = item('package', 1, 514_000, 128_500)
export const own: CartItem = item('customPackage', 1, 95_050)
export const mango: CartItem = item('product', 1, 68_000)
export const tea: CartItem = item('product', 2, 92_025)
/** Only the other device buys it. */
export const bread: CartItem = item('product', 3, 15_000)

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

export function item(
  kind: CartItem['kind'],
  id: number,
  unitPriceCents: number,
  discountCents = 0,
): CartItem {
  return { kind, id, unitPriceCents, discountCents, isSold: true, available: 999 }
}

export function add(item: CartItem): Edit {
  return { type: 'add', item, note: '', temporaryId: -1 }
}
