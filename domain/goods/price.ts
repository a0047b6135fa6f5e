import { modalReductionPercent } from '../limits.ts'
import type { Cents } from '../money/money.ts'
import { lineTotalCents, type UnitPrice } from '../money/priced-line.ts'

export function productPrice(product: { priceCents: Cents }): UnitPrice {
  return { unitPriceCents: product.priceCents, discountCents: 0 }
}

/** A package's discount counts only above 0 and below its price; this one reading serves cards, cart and orders. */
export function packagePrice(shopPackage: { priceCents: Cents; discountCents: Cents }): UnitPrice {
  const { priceCents, discountCents } = shopPackage
  const valid = discountCents > 0 && discountCents < priceCents ? discountCents : 0
  return { unitPriceCents: priceCents - valid, discountCents: valid }
}

type Priced = { unitPriceCents: Cents; quantity: number }

/** A custom package costs what its contents do, without a discount. */
export function customPackagePrice(contents: readonly Priced[]): UnitPrice {
  return { unitPriceCents: singlyCents(contents), discountCents: 0 }
}

/** What the contents of a package cost when they are bought one by one. */
export function singlyCents(contents: readonly Priced[]): Cents {
  return contents.reduce((sum, each) => sum + lineTotalCents(each), 0)
}

/** The modal's fixed reduction beside the original price (specification, /packages). */
export function modalPriceCents(priceCents: Cents): Cents {
  return Math.round((priceCents * (100 - modalReductionPercent)) / 100)
}
