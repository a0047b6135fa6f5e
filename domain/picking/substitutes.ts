import { type Cents, sum, times, wholeCents } from '../money/money.ts'
import { valueOfUnits } from '../money/value-of-units.ts'
import type { CreditedGoods } from '../orders/plan-credit.ts'

/** What the picker puts in place of units of a line. */
export type Substitute = { productId: number; units: number; forUnits: number }

/** What the substitutes of a line are worth, and what the customer pays for them. */
export type Charged<Each> = Each & {
  /** What the customer paid for the units that it stands in for. */
  valueCents: Cents
  chargedCents: Cents
}

/**
 * What a customer pays for substitutes: today's price, and never more than they paid for the units that these
 * stand in for.
 */
export function chargeSubstitutes<Each extends Substitute & { priceCents: Cents }>(
  goods: CreditedGoods,
  substitutes: readonly Each[],
): Charged<Each>[] {
  return valued(goods, substitutes).map((each) => {
    const price = times(each.priceCents, each.units)
    return { ...each, chargedCents: price < each.valueCents ? price : each.valueCents }
  })
}

/**
 * Substitutes with what the customer paid for the units that they stand in for, in their order: never more than the share of
 * these units, also if others before them were credited for less.
 */
export function valued<Each extends Pick<Substitute, 'forUnits'>>(
  { credited, ...goods }: CreditedGoods,
  substitutes: readonly Each[],
): (Each & { valueCents: Cents })[] {
  let before = credited
  return substitutes.map((each) => {
    const share = wholeCents(Math.ceil((goods.valueCents * each.forUnits) / goods.quantity))
    const rest = valueOfUnits(goods, before, each.forUnits)
    const valueCents = rest < share ? rest : share
    before = {
      units: before.units + each.forUnits,
      cents: sum([before.cents, valueCents]),
    }
    return { ...each, valueCents }
  })
}

/** A product as it is now, beside what was ordered. */
type Candidate = {
  id: number
  categoryId: number
  isOnSale: boolean
  neverSubstitute: boolean
}

export const bars = ['SAME_PRODUCT', 'OTHER_CATEGORY', 'NOT_ON_SALE', 'NEVER'] as const
export type Bar = (typeof bars)[number]

/** Why a product must not stand in for another one. */
export function barOf(
  ordered: Pick<Candidate, 'id' | 'categoryId' | 'neverSubstitute'>,
  other: Candidate,
): Bar | undefined {
  if (other.id === ordered.id) return 'SAME_PRODUCT'
  if (other.neverSubstitute || ordered.neverSubstitute) return 'NEVER'
  if (other.categoryId !== ordered.categoryId) return 'OTHER_CATEGORY'
  return other.isOnSale ? undefined : 'NOT_ON_SALE'
}
