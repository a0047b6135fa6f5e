import { type Cents, sum, times } from './money.ts'

/** What one of something costs. */
export type UnitPrice = {
  /** What is paid for it, its discount taken off. */
  unitPriceCents: Cents
  /** The discount in it; 0 when there is none to show or to take off. */
  discountCents: Cents
}

/** A line of a cart or an order. */
export type PricedLine = UnitPrice & { quantity: number }

/** What one would cost without its discount. */
export function fullPriceCents({ unitPriceCents, discountCents }: UnitPrice): Cents {
  return sum([unitPriceCents, discountCents])
}

export function lineTotalCents(line: Pick<PricedLine, 'unitPriceCents' | 'quantity'>): Cents {
  return times(line.unitPriceCents, line.quantity)
}

/** 2 of the same package count as 2. */
export function unitCount(lines: readonly { quantity: number }[]): number {
  return lines.reduce((units, line) => units + line.quantity, 0)
}
