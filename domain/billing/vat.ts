import { type Cents, minus, noCents, sum, wholeCents } from '../money/money.ts'

/** An amount by its taxes: what is subject to VAT, with the VAT that it contains, and what is exempt. */
export type Taxes = { taxedCents: Cents; exemptCents: Cents; vatCents: Cents }

export const noTaxes: Taxes = { taxedCents: noCents, exemptCents: noCents, vatCents: noCents }

/** What prices are taxed by; undefined for a shop that is not registered, whose amounts contain no VAT. */
export type Vat = { percent: number; exemptProductIds: readonly number[] } | undefined

type Goods = { productId: number; cents: Cents }

/** The VAT that an amount contains: 18/118 of it at 18 percent. */
function vatIn(amount: Cents, percent: number): Cents {
  return wholeCents(Math.round((amount * percent) / (100 + percent)))
}

/** The taxes of an order. What is not for goods, such as its delivery, is taxed. */
export function taxesOf(total: Cents, goods: readonly Goods[], vat: Vat): Taxes {
  const exemptCents = exemptOf(goods, vat)
  const taxedCents = minus(total, exemptCents)
  return { taxedCents, exemptCents, vatCents: vatIn(taxedCents, vat?.percent ?? 0) }
}

type Credited = {
  /** The taxes of the invoice. */
  invoice: Taxes
  /** What was credited of it before. */
  before: Taxes
  vat: Vat
}

/**
 * The taxes of a credit, whose goods are none if it is for the order as a whole. Its VAT is what the VAT of all credits
 * together rises by, so that everything credited is the whole VAT of the invoice, to the cent.
 */
export function taxesOfCredit(
  amount: Cents,
  goods: readonly Goods[],
  { invoice, before, vat }: Credited,
): Taxes {
  const taxedLeft = minus(invoice.taxedCents, before.taxedCents)
  const exemptLeft = minus(invoice.exemptCents, before.exemptCents)
  const share = amount * (taxedLeft / (taxedLeft + exemptLeft))
  const wanted = goods.length > 0 ? minus(amount, exemptOf(goods, vat)) : Math.round(share)
  const taxedCents = wholeCents(Math.min(Math.max(wanted, amount - exemptLeft), taxedLeft))
  const vatOfAll = vatIn(sum([before.taxedCents, taxedCents]), vat?.percent ?? 0)
  return {
    taxedCents,
    exemptCents: minus(amount, taxedCents),
    vatCents: minus(vatOfAll, before.vatCents),
  }
}

function exemptOf(goods: readonly Goods[], vat: Vat): Cents {
  const exempt = new Set(vat?.exemptProductIds)
  return sum(goods.filter(({ productId }) => exempt.has(productId)).map(({ cents }) => cents))
}

/** The taxes of several documents; those of debit notes are subtracted. */
export function sumOfTaxes(parts: readonly (Taxes & { isTakenBack: boolean })[]): Taxes {
  const sumOf = (name: keyof Taxes) =>
    wholeCents(parts.reduce((total, part) => total + part[name] * (part.isTakenBack ? -1 : 1), 0))
  return {
    taxedCents: sumOf('taxedCents'),
    exemptCents: sumOf('exemptCents'),
    vatCents: sumOf('vatCents'),
  }
}
