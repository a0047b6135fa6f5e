import { expect, test } from 'vitest'
import { barOf } from './substitutes.ts'

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
