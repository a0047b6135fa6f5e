import { expect, test } from 'vitest'
import { modalPriceCents, packagePrice } from './package-price.ts'
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

test('a discount counts only above 0 and below the price', () => {
  expect(packagePrice(500_000, 50_000)).toEqual({
    fullCents: 500_000,
    netCents: 450_000,
    discountCents: 50_000,
  })
  for (const discount of [0, -100, 500_000, 600_000]) {
    expect(packagePrice(500_000, discount)).toMatchObject({ netCents: 500_000, discountCents: 0 })
  }
})

test('the package modal shows a fixed 20 percent off', () => {
  expect(modalPriceCents(642_500)).toBe(514_000)
})
