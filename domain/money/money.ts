import type { Texts } from '../texts/texts.ts'

declare const unit: unique symbol

/**
 * Money inside the shop is whole cents; the API and the screens use rupees. A plain number is not
 * assignable to cents, so that the two cannot be confused.
 */
export type Cents = number & { readonly [unit]: 'cents' }

export function rupees(amount: Cents): number {
  return amount / 100
}

/** The cents of an amount in rupees. Rounds, because 10.1 * 100 is not 1010 in floating point. */
export function cents(rupeeAmount: number): Cents {
  return wholeCents(Math.round(rupeeAmount * 100))
}

/** A number that is in cents already: a sum from the database, or computed from cents. */
export function wholeCents(count: number): Cents {
  // The one place where a number is declared to be cents.
  return count as Cents
}

export const noCents = wholeCents(0)

export function sum(amounts: readonly Cents[]): Cents {
  return wholeCents(amounts.reduce((total, each) => total + each, 0))
}

export function minus(amount: Cents, less: Cents): Cents {
  return wholeCents(amount - less)
}

export function times(amount: Cents, count: number): Cents {
  return wholeCents(amount * count)
}

/** "12345.60": plain digits and two decimals, as the order request and the payment gateway require. */
export function decimalText(amount: Cents): string {
  const sign = amount < 0 ? '-' : ''
  const absolute = Math.abs(amount)
  return `${sign}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`
}

/** Reads "12345.60"; undefined when it is not digits with exactly two decimals. */
export function centsOfDecimalText(text: string): Cents | undefined {
  const match = /^(\d{1,13})\.(\d{2})$/.exec(text)
  return match ? wholeCents(Number(match[1]) * 100 + Number(match[2])) : undefined
}

/** "1,234.50" in English, for order and payment pages. */
export function exactAmount(amount: Cents, formats: Texts['formats']): string {
  const [whole, ofHundred] = written(amount, formats)
  return whole + formats.decimals + ofHundred
}

/** "LKR 1,234.50", kept on one line, for emails. */
export function amountText(amount: Cents, formats: Texts['formats']): string {
  return `${formats.currency}\u00a0${exactAmount(amount, formats)}`
}

/** "1,234.5" in English, for prices everywhere else. */
export function plainAmount(amount: Cents, formats: Texts['formats']): string {
  const [whole, ofHundred] = written(amount, formats)
  return ofHundred === '00' ? whole : whole + formats.decimals + ofHundred.replace(/0$/, '')
}

/** The rupees in groups of thousands, and two digits of cents. The price of one of several units may have a fraction. */
function written(amount: Cents, { thousands }: Texts['formats']): [string, string] {
  const [whole = '', ofHundred = ''] = decimalText(wholeCents(Math.round(amount))).split('.')
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, thousands), ofHundred]
}
