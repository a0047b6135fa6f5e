import type { Cents } from '../money/money.ts'
import type { CartItem, CartLine, ProductLeft } from './lines.ts'

type Unavailability =
  | { kind: 'withdrawn' }
  | { kind: 'contentsWithdrawn'; names: readonly string[] }
  | { kind: 'contentsShort'; short: readonly ProductLeft[] }
  | { kind: 'soldOut' }
  | { kind: 'fewLeft'; available: number }

/** What has changed about a line's item while it was in the cart. */
export type LineNews =
  | Unavailability
  | { kind: 'contents'; nowContents: string }
  | { kind: 'price'; wasCents: Cents; nowCents: Cents }

/** Why so many units of an item cannot be bought; undefined if they can. */
export function unavailabilityOf(item: CartItem, quantity: number): Unavailability | undefined {
  const { isSold, available, notSold = [], short = [] } = item
  if (!isSold) return { kind: 'withdrawn' }
  if (notSold.length > 0) return { kind: 'contentsWithdrawn', names: notSold }
  if (available < 1)
    return short.length > 0 ? { kind: 'contentsShort', short } : { kind: 'soldOut' }
  return available < quantity ? { kind: 'fewLeft', available } : undefined
}

/**
 * What the customer has to know about a line before ordering it, one thing at a time. An item that cannot be bought
 * has no news about its contents and its price.
 */
export function newsOf(line: CartLine<CartItem>): LineNews | undefined {
  const { item, quantity, changedContents, notedPriceCents } = line
  const unavailability = unavailabilityOf(item, quantity)
  if (unavailability) return unavailability
  if (changedContents && changedContents !== line.notedContents) {
    return { kind: 'contents', nowContents: changedContents }
  }
  if (notedPriceCents === item.unitPriceCents) return undefined
  return { kind: 'price', wasCents: notedPriceCents, nowCents: item.unitPriceCents }
}
