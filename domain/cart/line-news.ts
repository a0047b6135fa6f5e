import type { Cents } from '../money/money.ts'
import type { CartItem, CartLine } from './lines.ts'

/** What became of a line's item while it lay in the cart. */
export type LineNews =
  | { kind: 'withdrawn' }
  | { kind: 'soldOut' }
  | { kind: 'fewLeft'; available: number }
  | { kind: 'price'; wasCents: Cents; nowCents: Cents }

/** What the customer has to know about a line before ordering it; what cannot be bought has no price. */
export function newsOf(line: CartLine<CartItem>): LineNews | undefined {
  const { isSold, available, unitPriceCents } = line.item
  if (!isSold) return { kind: 'withdrawn' }
  if (available < 1) return { kind: 'soldOut' }
  if (available < line.quantity) return { kind: 'fewLeft', available }
  if (line.notedPriceCents === unitPriceCents) return undefined
  return { kind: 'price', wasCents: line.notedPriceCents, nowCents: unitPriceCents }
}
