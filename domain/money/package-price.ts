import { modalReductionPercent } from '../limits.ts'
import type { Cents } from './money.ts'

export type PackagePrice = {
  fullCents: Cents
  /** What the customer pays. */
  netCents: Cents
  /** 0 when there is no discount to show or to take off. */
  discountCents: Cents
}

/** A discount counts only above 0 and below the price; this one reading serves cards, cart and orders. */
export function packagePrice(priceCents: Cents, discountCents: Cents): PackagePrice {
  const valid = discountCents > 0 && discountCents < priceCents ? discountCents : 0
  return { fullCents: priceCents, netCents: priceCents - valid, discountCents: valid }
}

/** The modal's fixed reduction beside the original price (specification, /packages). */
export function modalPriceCents(priceCents: Cents): Cents {
  return Math.round((priceCents * (100 - modalReductionPercent)) / 100)
}
