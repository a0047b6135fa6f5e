import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOf, discountPercent, totalOf } from './amount.ts'
import { cents, sum, wholeCents } from './money.ts'
import { lineTotalCents, type PricedLine } from './priced-line.ts'

const twoBoxesAndRice = [
  { unitPriceCents: cents(4500), discountCents: cents(500), quantity: 2 },
  { unitPriceCents: cents(1000), discountCents: cents(0), quantity: 1 },
]

test('a discount is granted once: it is in the unit price, and taken off the goods at their full price', () => {
  const amount = amountOf(twoBoxesAndRice)
  expect(amount).toEqual({
    goodsCents: cents(11_000),
    discountCents: cents(1000),
    deliveryFeeCents: 0,
  })
  expect(totalOf(amount)).toBe(1_000_000)
})

test('the total is the sum of its parts, and of the lines', () => {
  fc.assert(
    fc.property(fc.array(aLine()), (lines) => {
      const amount = amountOf(lines)
      expect(totalOf(amount)).toBe(amount.goodsCents - amount.discountCents)
      expect(totalOf(amount)).toBe(sum(lines.map(lineTotalCents)))
    }),
  )
})

test('the discount percent is whole, and 0 for an empty cart', () => {
  expect(discountPercent(amountOf(twoBoxesAndRice))).toBe(9)
  const half = { unitPriceCents: cents(500), discountCents: cents(500), quantity: 1 }
  expect(discountPercent(amountOf([half]))).toBe(50)
  expect(discountPercent(amountOf([]))).toBe(0)
})

function aLine(): fc.Arbitrary<PricedLine> {
  const quantity = fc.integer({ min: 1, max: 999 })
  const amount = fc.nat(1e9).map(wholeCents)
  return fc.record({ unitPriceCents: amount, discountCents: amount, quantity })
}
