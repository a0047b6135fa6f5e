import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, wholeCents } from '../money/money.ts'
import { noTaxes, sumOfTaxes, type Taxes, taxesOf, taxesOfCredit } from './vat.ts'

const rice = { productId: 1, cents: cents(3000) }
const soap = { productId: 2, cents: cents(1180) }
const vat = { percent: 18, exemptProductIds: [1] }

test('prices contain the VAT, of goods that are not exempt and of the delivery', () => {
  expect(taxesOf(cents(4534), [rice, soap], vat)).toEqual({
    taxedCents: cents(1534),
    exemptCents: cents(3000),
    vatCents: cents(234),
  })
  expect(taxesOf(cents(0.01), [], vat).vatCents).toBe(0)
})

test('a shop that is not registered charges none', () => {
  expect(taxesOf(cents(4180), [rice, soap], undefined)).toMatchObject({ vatCents: 0 })
})

test('a credit takes back the VAT of its goods, and of goodwill its share', () => {
  const invoice = taxesOf(cents(4180), [rice, soap], vat)
  const credit = { invoice, before: noTaxes, vat }
  expect(taxesOfCredit(cents(1500), [{ ...rice, cents: cents(1500) }], credit).vatCents).toBe(0)
  expect(taxesOfCredit(cents(590), [{ ...soap, cents: cents(590) }], credit).vatCents).toBe(
    cents(90),
  )
  expect(taxesOfCredit(cents(418), [], credit)).toEqual({
    taxedCents: cents(118),
    exemptCents: cents(300),
    vatCents: cents(18),
  })
})

test('credits in any order add up to the invoice, to the cent', () => {
  const part = fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), of: fc.nat(2) })
  const amounts = fc.tuple(fc.integer({ min: 1, max: 9e6 }), fc.integer({ min: 1, max: 9e6 }))
  fc.assert(
    fc.property(amounts, fc.array(part, { maxLength: 6 }), ([exempt, taxed], parts) => {
      const total = wholeCents(exempt + taxed)
      const goods = [
        { productId: 1, cents: wholeCents(exempt) },
        { productId: 2, cents: wholeCents(taxed) },
      ]
      const invoice = taxesOf(total, goods, vat)
      const credits: (Taxes & { isTakenBack: boolean })[] = []
      const give = (amount: number, of: number) => {
        const before = sumOfTaxes(credits)
        const lines = of === 0 ? [] : [{ productId: of, cents: wholeCents(amount) }]
        const given = taxesOfCredit(wholeCents(amount), lines, { invoice, before, vat })
        expect(given.taxedCents + given.exemptCents).toBe(amount)
        expect(given.taxedCents).toBeGreaterThanOrEqual(0)
        expect(given.exemptCents).toBeGreaterThanOrEqual(0)
        credits.push({ ...given, isTakenBack: false })
      }
      const left = () => {
        const { taxedCents, exemptCents } = sumOfTaxes(credits)
        return total - taxedCents - exemptCents
      }
      for (const { share, of } of parts) {
        const amount = Math.floor(left() * share)
        if (amount > 0) give(amount, of)
      }
      if (left() > 0) give(left(), 0)
      expect(sumOfTaxes(credits)).toEqual(invoice)
    }),
  )
})
