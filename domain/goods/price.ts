import { modalReductionPercent } from '../limits.ts'
import { type Cents, minus, noCents, sum, wholeCents } from '../money/money.ts'
import { lineTotalCents, type UnitPrice } from '../money/priced-line.ts'

export function productPrice(product: { priceCents: Cents }): UnitPrice {
  return { unitPriceCents: product.priceCents, discountCents: noCents }
}

/** A package's discount counts only above 0 and below its price; cards, cart and orders all use this rule. */
export function packagePrice(shopPackage: { priceCents: Cents; discountCents: Cents }): UnitPrice {
  const { priceCents, discountCents } = shopPackage
  const valid = discountCents > 0 && discountCents < priceCents ? discountCents : noCents
  return { unitPriceCents: minus(priceCents, valid), discountCents: valid }
}

type Priced = { unitPriceCents: Cents; quantity: number }

/** A custom package costs as much as its contents, without a discount. */
export function customPackagePrice(contents: readonly Priced[]): UnitPrice {
  return { unitPriceCents: singlyCents(contents), discountCents: noCents }
}

/** The price of a package's contents when they are bought one by one. */
export function singlyCents(contents: readonly Priced[]): Cents {
  return sum(contents.map(lineTotalCents))
}

/** The modal's fixed reduction beside the original price (specification, /packages). */
export function modalPriceCents(priceCents: Cents): Cents {
  return wholeCents(Math.round((priceCents * (100 - modalReductionPercent)) / 100))
}
