import { type Cents, sum, times } from './money.ts'

/** The price of one unit. */
export type UnitPrice = {
  /** What is paid for it, after its discount. */
  unitPriceCents: Cents
  /** Its discount; 0 for none. */
  discountCents: Cents
}

/** A line of a cart or an order. */
export type PricedLine = UnitPrice & { quantity: number }

/** The price of one unit without its discount. */
export function fullPriceCents({ unitPriceCents, discountCents }: UnitPrice): Cents {
  return sum([unitPriceCents, discountCents])
}

export function lineTotalCents(line: Pick<PricedLine, 'unitPriceCents' | 'quantity'>): Cents {
  return times(line.unitPriceCents, line.quantity)
}

/** The number of units: 2 of the same package count as 2. */
export function unitCount(lines: readonly { quantity: number }[]): number {
  return lines.reduce((units, line) => units + line.quantity, 0)
}
