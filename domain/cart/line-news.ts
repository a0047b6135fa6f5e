import type { Cents } from '../money/money.ts'
import type { CartItem, CartLine, ProductLeft } from './lines.ts'

/** What has changed about a line's item while it was in the cart. */
export type LineNews =
  | { kind: 'withdrawn' }
  | { kind: 'contentsWithdrawn'; names: readonly string[] }
  | { kind: 'contentsShort'; short: readonly ProductLeft[] }
  | { kind: 'soldOut' }
  | { kind: 'fewLeft'; available: number }
  | { kind: 'contents'; nowContents: string }
  | { kind: 'price'; wasCents: Cents; nowCents: Cents }

/**
 * What the customer has to know about a line before ordering it, one thing at a time. An item that cannot be bought
 * has no news about its contents and its price.
 */
export function newsOf(line: CartLine<CartItem>): LineNews | undefined {
  const { changedContents } = line
  const { isSold, available, unitPriceCents, notSold = [], short = [] } = line.item
  if (!isSold) return { kind: 'withdrawn' }
  if (notSold.length > 0) return { kind: 'contentsWithdrawn', names: notSold }
  if (available < 1)
    return short.length > 0 ? { kind: 'contentsShort', short } : { kind: 'soldOut' }
  if (available < line.quantity) return { kind: 'fewLeft', available }
  if (changedContents && changedContents !== line.notedContents) {
    return { kind: 'contents', nowContents: changedContents }
  }
  if (line.notedPriceCents === unitPriceCents) return undefined
  return { kind: 'price', wasCents: line.notedPriceCents, nowCents: unitPriceCents }
}
