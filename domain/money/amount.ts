import { type Cents, cents, minus, noCents, sum, times } from './money.ts'
import { fullPriceCents, type PricedLine } from './priced-line.ts'

/**
 * The parts of an amount, each with its sign in the total. An order has a column for each of
 * them, from which the database computes its total, so that a further part is a line here and a column.
 */
const amountParts = [
  /** The goods, before any discount. */
  { part: 'goodsCents', sign: 1 },
  /** The discounts on the goods. */
  { part: 'discountCents', sign: -1 },
  /** The fee for delivery; 0 where the shop has set none. */
  { part: 'deliveryFeeCents', sign: 1 },
] as const

export type Amount = Record<(typeof amountParts)[number]['part'], Cents>

/** Far above what a card can pay at once, and within PostgreSQL's `integer`. */
export const maximumOrderCents = cents(10_000_000)

/** What is paid: the sum of the parts. */
export function totalOf(amount: Amount): Cents {
  return sum(amountParts.map(({ part, sign }) => times(amount[part], sign)))
}

/** What the goods cost after their discounts, without the fee for their delivery. */
export function amountOfGoods({ goodsCents, discountCents }: Amount): Cents {
  return minus(goodsCents, discountCents)
}

/** The amount of the lines of a cart or an order, and of its delivery. */
export function amountOf(lines: readonly PricedLine[], deliveryFeeCents: Cents = noCents): Amount {
  return {
    goodsCents: sumOver(lines, fullPriceCents),
    discountCents: sumOver(lines, ({ discountCents }) => discountCents),
    deliveryFeeCents,
  }
}

function sumOver(lines: readonly PricedLine[], ofOne: (line: PricedLine) => Cents): Cents {
  return sum(lines.map((line) => times(ofOne(line), line.quantity)))
}

/** The checkout's whole discount percent; 0 for an empty cart. */
export function discountPercent({ goodsCents, discountCents }: Amount): number {
  return goodsCents === 0 ? 0 : Math.round((discountCents / goodsCents) * 100)
}
