import type { Cents } from './money.ts'

/** What one of something costs. */
export type UnitPrice = {
  /** What is paid for it, its discount taken off. */
  unitPriceCents: Cents
  /** The discount in it; 0 when there is none to show or to take off. */
  discountCents: Cents
}

export type PricedLine = UnitPrice & { quantity: number }

export type Totals = {
  /** What is paid: prices after discount. */
  totalCents: Cents
  /** The discounts already taken off in `totalCents`. */
  discountCents: Cents
  /** Units of all lines. */
  unitCount: number
}

/** What one would cost without its discount. */
export function fullPriceCents({ unitPriceCents, discountCents }: UnitPrice): Cents {
  return unitPriceCents + discountCents
}

export function lineTotalCents(line: Pick<PricedLine, 'unitPriceCents' | 'quantity'>): Cents {
  return line.unitPriceCents * line.quantity
}

/** Unit prices are net, so the discount is reported beside the total and never taken off again. */
export function totalsOf(lines: readonly PricedLine[]): Totals {
  let totalCents = 0
  let discountCents = 0
  for (const line of lines) {
    totalCents += lineTotalCents(line)
    discountCents += line.discountCents * line.quantity
  }
  return { totalCents, discountCents, unitCount: unitCount(lines) }
}

/** 2 of the same package count as 2. */
export function unitCount(lines: readonly { quantity: number }[]): number {
  return lines.reduce((units, line) => units + line.quantity, 0)
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
