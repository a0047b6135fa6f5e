import { type Cents, decimalText, sum } from '../../domain/money/money.ts'
import { mostUnits, mostUnpaidCents, type Trust } from '../../domain/orders/fair-share.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { namedInLanguage } from '../catalogue/index.ts'
import type { Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import type { StockNeeds, TakableProduct } from '../stock/index.ts'

type Wanted = {
  trust: Trust
  /** What the customer's unpaid orders would hold, this one included. */
  units: StockNeeds
  totals: readonly Cents[]
  /** The products, locked, with what is on the shelf or held by the customer's own unpaid orders. */
  shelves: readonly TakableProduct[]
  /** Held by the unpaid orders of other newcomers. */
  heldByNewcomers: StockNeeds
}

/**
 * Refuses an order after which the customer's unpaid orders would keep too much from others. The numbers
 * are in domain/orders/fair-share.ts, the reasons in docs/decisions.
 */
export async function requireFairShare(
  tx: Transaction,
  { trust, units, totals, shelves, heldByNewcomers }: Wanted,
  language: Language,
): Promise<void> {
  const canBecomeKnown = trust === 'newcomer'
  const products = shelves
    .map(({ id, name, left }) => ({
      productId: id,
      name,
      most: mostUnits(trust, { left, heldByNewcomers: heldByNewcomers.get(id) ?? 0 }),
    }))
    .filter(({ productId, most }) => (units.get(productId) ?? 0) > most)
  if (products.length > 0) {
    const named = await namedInLanguage(tx, products, language)
    throw refusal('tooManyUnits', { mostUnits: named, canBecomeKnown })
  }
  const mostCents = mostUnpaidCents(trust)
  if (mostCents !== undefined && sum(totals) > mostCents) {
    throw refusal('tooMuchUnpaid', { mostAmount: decimalText(mostCents), canBecomeKnown })
  }
}
