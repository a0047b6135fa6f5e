import { type Cents, minus, noCents, sum } from '../money/money.ts'
import { valueOfUnits } from '../money/value-of-units.ts'
import type { CreditedGoods, CreditLine } from '../orders/plan-credit.ts'
import { unitsLeft } from '../orders/plan-credit.ts'
import { replacedUnits } from './line.ts'
import { valued } from './substitutes.ts'

/** What became of a line of goods. */
export type Settled = {
  goods: CreditedGoods
  short: number
  substitutes: readonly { units: number; forUnits: number; chargedCents: Cents }[]
}

/** What the customer gets back for goods that were left out, and for those that cost less than what they stand in for. */
export type Settlement = { notSupplied: CreditLine[]; cheaper: CreditLine[] }

/**
 * What must be credited when an order is packed: the value of the units that were left out, and that of replaced units
 * less what is charged for their substitutes. Together at most `most`, which is left of the order's total.
 */
export function settlePicking(lines: readonly Settled[], most: Cents): Settlement {
  const settlement: Settlement = { notSupplied: [], cheaper: [] }
  let left = most
  const take = (amount: Cents) => {
    const taken = amount < left ? amount : left
    left = minus(left, taken)
    return taken
  }
  for (const { goods, short, substitutes } of lines) {
    const { key } = goods
    const replaced = valued(goods, substitutes)
    const cheaper = take(sum(replaced.map(lessCents)))
    // Without units: they were supplied, so that they can still be claimed or returned.
    if (cheaper > 0) settlement.cheaper.push({ key, quantity: 0, amountCents: cheaper })

    const before = {
      units: goods.credited.units + replacedUnits({ substitutes }),
      cents: sum([goods.credited.cents, ...replaced.map(({ valueCents }) => valueCents)]),
    }
    const quantity = Math.min(short, unitsLeft({ ...goods, credited: before }))
    if (quantity <= 0) continue
    const amountCents = take(valueOfUnits(goods, before, quantity))
    settlement.notSupplied.push({ key, quantity, amountCents })
  }
  return settlement
}

function lessCents({
  valueCents,
  chargedCents,
}: {
  valueCents: Cents
  chargedCents: Cents
}): Cents {
  return chargedCents < valueCents ? minus(valueCents, chargedCents) : noCents
}
