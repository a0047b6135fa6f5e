import type { Cents } from './money.ts'

/** One line as it is priced: what one unit costs after its discount, and the discount in it. */
export type PricedLine = { unitPriceCents: Cents; discountCents: Cents; quantity: number }

export type Totals = {
  /** What is paid: prices after discount. */
  totalCents: Cents
  /** The discounts already taken off in `totalCents`. */
  discountCents: Cents
  /** Units of all lines. */
  unitCount: number
}

export function lineTotalCents(line: Pick<PricedLine, 'unitPriceCents' | 'quantity'>): Cents {
  return line.unitPriceCents * line.quantity
}

/** Unit prices are net, so the discount is reported beside the total and never taken off again. */
export function totalsOf(lines: readonly PricedLine[]): Totals {
  let totalCents = 0
  let discountCents = 0
  let unitCount = 0
  for (const line of lines) {
    totalCents += lineTotalCents(line)
    discountCents += line.discountCents * line.quantity
    unitCount += line.quantity
  }
  return { totalCents, discountCents, unitCount }
}

/** What the lines would cost without any discount: the "shopping cost" of the checkout. */
export function shoppingCostCents(totals: Pick<Totals, 'totalCents' | 'discountCents'>): Cents {
  return totals.totalCents + totals.discountCents
}

/** The checkout's whole discount percent; 0 for an empty cart. */
export function discountPercent(totals: Pick<Totals, 'totalCents' | 'discountCents'>): number {
  const full = shoppingCostCents(totals)
  return full === 0 ? 0 : Math.round((totals.discountCents / full) * 100)
}
