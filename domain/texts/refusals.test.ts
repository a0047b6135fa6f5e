import { expect, test } from 'vitest'
import { refusalTexts } from './en/refusals.ts'

test.each([
  [5, 'E (5).'],
  [6, 'E (5) and 1 more.'],
  [7, 'E (5) and 2 more.'],
])('of %i products with a limit five are named', (count, ending) => {
  const mostUnits = [...'ABCDEFG'].slice(0, count).map((name, index) => ({ name, most: index + 1 }))
  expect(refusalTexts.tooManyUnits({ mostUnits, canBecomeKnown: true })).toContain(ending)
})
