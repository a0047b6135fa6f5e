import { expect, test } from 'vitest'
import { unitsToClaim } from './claims.ts'

const line = { quantity: 2, decision: null, decidedUnits: 0 }

test('units can be claimed that were neither credited nor claimed', () => {
  expect(unitsToClaim({ quantity: 5, credited: { units: 1 }, claimed: [line], notSent: 0 })).toBe(2)
  expect(unitsToClaim({ quantity: 2, credited: { units: 1 }, claimed: [line], notSent: 0 })).toBe(0)
})

test('what was refunded after a claim counts once', () => {
  const refunded = { ...line, decision: 'REFUNDED' as const, decidedUnits: 2 }
  expect(
    unitsToClaim({ quantity: 5, credited: { units: 2 }, claimed: [refunded], notSent: 0 }),
  ).toBe(3)
})

test('what was refused or sent again is not claimed once more', () => {
  const refused = { ...line, decision: 'REFUSED' as const }
  const replaced = { ...line, decision: 'REPLACED' as const, decidedUnits: 2 }
  const claimed = [refused, replaced]
  expect(unitsToClaim({ quantity: 5, credited: { units: 0 }, claimed, notSent: 0 })).toBe(1)
})

test('what could not be sent again counts once, as credited', () => {
  const replaced = { ...line, decision: 'REPLACED' as const, decidedUnits: 2 }
  const claimed = [replaced]
  expect(unitsToClaim({ quantity: 5, credited: { units: 1 }, claimed, notSent: 1 })).toBe(3)
})
