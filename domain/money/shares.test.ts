import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum, wholeCents } from './money.ts'
import { shares } from './shares.ts'

const weights = fc.array(fc.nat(1e9), { minLength: 1, maxLength: 30 })
const total = fc.nat(1e9).map(wholeCents)

test('the cents that do not divide go to the largest remainders', () => {
  expect(shares(wholeCents(100), [1, 1, 1])).toEqual([34, 33, 33])
  expect(shares(wholeCents(100), [10, 20, 5])).toEqual([29, 57, 14])
})

test('without any weight the shares are equal', () => {
  expect(shares(wholeCents(5), [0, 0])).toEqual([3, 2])
  expect(shares(wholeCents(5), [0, 1])).toEqual([0, 5])
})

test('the shares add up to the amount, and each is within a cent of its proportion', () => {
  fc.assert(
    fc.property(total, weights, (amount, each) => {
      const parts = shares(amount, each)
      expect(sum(parts)).toBe(amount)
      const all = each.reduce((whole, weight) => whole + weight, 0)
      if (all === 0) return
      for (const [place, part] of parts.entries()) {
        expect(Math.abs(part - (amount * (each[place] ?? 0)) / all)).toBeLessThan(1.001)
      }
    }),
  )
})
