import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noCents, sum, wholeCents } from './money.ts'
import { valueOfUnits } from './value-of-units.ts'

test('a third of 100 is 33, two thirds 67, and all of it 100', () => {
  const goods = { valueCents: wholeCents(100), quantity: 3 }
  const value = (units: number, cents: number, more: number) =>
    valueOfUnits(goods, { units, cents: wholeCents(cents) }, more)
  expect([value(0, 0, 1), value(1, 33, 1), value(2, 67, 1)]).toEqual([33, 34, 33])
  expect(value(0, 0, 2)).toBe(67)
})

test('goods that became cheaper are worth what is left of them', () => {
  const goods = { valueCents: wholeCents(100), quantity: 2 }
  expect(valueOfUnits(goods, { units: 0, cents: wholeCents(60) }, 1)).toBe(0)
  expect(valueOfUnits(goods, { units: 1, cents: wholeCents(60) }, 1)).toBe(40)
})

test('all units together are worth the line, in any steps', () => {
  const steps = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.nat(1e9), steps, (value, each) => {
      const quantity = each.reduce((all, units) => all + units, 0)
      const goods = { valueCents: wholeCents(value), quantity }
      let credited = { units: 0, cents: noCents }
      for (const units of each) {
        const cents = valueOfUnits(goods, credited, units)
        expect(cents).toBeGreaterThanOrEqual(0)
        credited = { units: credited.units + units, cents: sum([credited.cents, cents]) }
      }
      expect(credited.cents).toBe(value)
    }),
  )
})
