import { type Cents, minus } from '../money/money.ts'
import { valueOfUnits } from '../money/value-of-units.ts'
import type { Goods, GoodsKey } from './order-goods.ts'

/** A line of goods, and what was credited of it. */
export type CreditedGoods = Goods & { credited: { units: number; cents: Cents } }

export type CreditLine = { key: GoodsKey; quantity: number; amountCents: Cents }

/**
 * The lines of a credit for some units of goods, worth at most `most`: what is left of the order's total
 * after earlier goodwill. Undefined if there are not so many units that were not credited.
 */
export function planCredit(
  goods: readonly CreditedGoods[],
  wanted: ReadonlyMap<GoodsKey, number>,
  most: Cents,
): CreditLine[] | undefined {
  const lines: CreditLine[] = []
  let left = most
  for (const [key, units] of wanted) {
    const line = goods.find((each) => each.key === key)
    if (!line || units > unitsLeft(line)) return undefined
    const value = valueOfUnits(line, line.credited, units)
    const amountCents = value < left ? value : left
    left = minus(left, amountCents)
    lines.push({ key, quantity: units, amountCents })
  }
  return lines
}

/** The units of a line of goods that were not credited. */
export function unitsLeft({ quantity, credited }: CreditedGoods): number {
  return quantity - credited.units
}

/** The lines of goods that missing units of products are credited from, as far as they were not credited. */
export function linesOfMissing(
  goods: readonly CreditedGoods[],
  missing: ReadonlyMap<number, number>,
): Map<GoodsKey, number> {
  const open = new Map(missing)
  const wanted = new Map<GoodsKey, number>()
  for (const line of goods) {
    const units = Math.min(open.get(line.productId) ?? 0, unitsLeft(line))
    if (units <= 0) continue
    open.set(line.productId, (open.get(line.productId) ?? 0) - units)
    wanted.set(line.key, units)
  }
  return wanted
}
