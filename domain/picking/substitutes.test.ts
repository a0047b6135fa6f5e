import { expect, test } from 'vitest'
import { cents, noCents, sum, wholeCents } from '../money/money.ts'
import { barOf, chargeSubstitutes, valued } from './substitutes.ts'

const tea = {
  key: 'product-1' as const,
  productId: 1,
  quantity: 3,
  valueCents: wholeCents(1000),
  credited: { units: 0, cents: noCents },
}

test.each([[[1, 1, 1]], [[2, 1]], [[1, 2]], [[3]]])(
  'what stands in for %j units of a line is worth the line in all, and each no more than its share',
  (units) => {
    const values = valued(
      tea,
      units.map((forUnits) => ({ forUnits })),
    )
    expect(sum(values.map(({ valueCents }) => valueCents))).toBe(1000)
    for (const { forUnits, valueCents } of values) {
      expect(valueCents).toBeLessThanOrEqual(Math.ceil((1000 * forUnits) / 3))
    }
  },
)

test('after a credit for less, a substitute is worth its share only', () => {
  const credited = { units: 2, cents: wholeCents(100) }
  expect(valued({ ...tea, credited }, [{ forUnits: 1 }])).toMatchObject([{ valueCents: 334 }])
})

test('a substitute costs its price of today, and at most what it stands in for', () => {
  const substitute = (price: number, units: number) => ({
    productId: 2,
    units,
    forUnits: 1,
    priceCents: cents(price),
  })
  const charged = chargeSubstitutes(tea, [substitute(1.5, 2), substitute(9, 1)])
  expect(charged.map(({ chargedCents }) => chargedCents)).toEqual([300, charged[1]?.valueCents])
})

test.each([
  [{ id: 1 }, 'SAME_PRODUCT'],
  [{ categoryId: 8 }, 'OTHER_CATEGORY'],
  [{ isOnSale: false }, 'NOT_ON_SALE'],
  [{ neverSubstitute: true }, 'NEVER'],
  [{}, undefined],
])('a substitute with %o is barred as %s', (different, bar) => {
  const ordered = { id: 1, categoryId: 7, neverSubstitute: false }
  const other = { id: 2, categoryId: 7, isOnSale: true, neverSubstitute: false }
  expect(barOf(ordered, { ...other, ...different })).toBe(bar)
})
