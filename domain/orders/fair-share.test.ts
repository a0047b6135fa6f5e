import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fairShares, mostUnits, newcomersTogether, type Trust, trustOf } from './fair-share.ts'

const stock = fc.integer({ min: 0, max: 1_000_000 })
const nobody = { hasPaid: false, isConfirmed: false, mayOrderMuch: false }

test('a confirmed address or a payment makes an account known, only an operator makes it trusted', () => {
  expect(trustOf(nobody)).toBe('newcomer')
  expect(trustOf({ ...nobody, isConfirmed: true })).toBe('known')
  expect(trustOf({ ...nobody, hasPaid: true })).toBe('known')
  expect(trustOf({ ...nobody, mayOrderMuch: true })).toBe('trusted')
})

test('a newcomer leaves three quarters of every product with at least twelve units', () => {
  const { oneIn, fewUnits } = fairShares.newcomer
  fc.assert(
    fc.property(stock, (left) => {
      const most = mostUnits('newcomer', { left, heldByNewcomers: 0 })
      if (left >= oneIn * fewUnits) expect(left - most).toBeGreaterThanOrEqual((left * 3) / 4)
      else expect(most).toBeLessThanOrEqual(fewUnits)
    }),
  )
})

test('newcomers together never hold more than half of a product with at least six units', () => {
  fc.assert(
    fc.property(stock, fc.array(fc.nat(500_000), { maxLength: 40 }), (whole, wishes) => {
      let held = 0
      for (const wish of wishes) {
        const shelf = { left: whole - held, heldByNewcomers: held }
        held += Math.min(wish, mostUnits('newcomer', shelf))
      }
      const { oneIn, fewUnits } = newcomersTogether
      expect(held).toBeLessThanOrEqual(
        Math.max(Math.min(whole, fewUnits), Math.floor(whole / oneIn)),
      )
    }),
  )
})

test.each<[Trust, number, number]>([
  ['newcomer', 1, 1],
  ['newcomer', 3, 3],
  ['newcomer', 4, 3],
  ['newcomer', 100, 25],
  ['known', 12, 12],
  ['known', 100, 50],
  ['trusted', 100, 100],
])('a %s finds %i units and can order %i of them', (trust, left, most) => {
  expect(mostUnits(trust, { left, heldByNewcomers: 0 })).toBe(most)
})
