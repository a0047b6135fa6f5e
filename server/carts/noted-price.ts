import { maximumOrderCents } from '../../domain/money/amount.ts'
import { type Cents, wholeCents } from '../../domain/money/money.ts'

/** A price as a cart stores it: own packages can be dearer than any order, and than the column holds. */
export function storedPrice(priceCents: Cents): Cents {
  return wholeCents(Math.min(priceCents, maximumOrderCents))
}

/** The price that the customer has seen of a line. */
export function seenPrice(row: { notedPriceCents: Cents | null }, unitPriceCents: Cents): Cents {
  const { notedPriceCents } = row
  const isSame = notedPriceCents === null || notedPriceCents === storedPrice(unitPriceCents)
  return isSame ? unitPriceCents : notedPriceCents
}
