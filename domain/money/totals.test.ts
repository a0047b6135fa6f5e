import { expect, test } from 'vitest'
import { discountPercent, lineTotalCents, shoppingCostCents, totalsOf } from './totals.ts'

const twoBoxesAndRice = [
  { unitPriceCents: 450_000, discountCents: 50_000, quantity: 2 },
  { unitPriceCents: 100_000, discountCents: 0, quantity: 1 },
]

test('a discount is granted once: it is in the unit price and only reported beside the total', () => {
  const totals = totalsOf(twoBoxesAndRice)
  expect(totals).toEqual({ totalCents: 1_000_000, discountCents: 100_000, unitCount: 3 })
  expect(shoppingCostCents(totals)).toBe(1_100_000)
  expect(shoppingCostCents(totals) - totals.discountCents).toBe(totals.totalCents)
})

test('the total is the sum of the lines', () => {
  const sum = twoBoxesAndRice.reduce((total, line) => total + lineTotalCents(line), 0)
  expect(totalsOf(twoBoxesAndRice).totalCents).toBe(sum)
})

test('the discount percent is whole, and 0 for an empty cart', () => {
  expect(discountPercent(totalsOf(twoBoxesAndRice))).toBe(9)
  expect(discountPercent(totalsOf([]))).toBe(0)
})
