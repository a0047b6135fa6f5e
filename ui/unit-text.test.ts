import { expect, test } from 'vitest'
import { unbrokenUnits } from './unit-text.ts'

test.each([
  ['Green Beans 500 g', 'Green Beans 500\u00a0g'],
  ['King Coconut (Thambili, 2 nuts)', 'King Coconut (Thambili, 2\u00a0nuts)'],
  ['Farm Eggs (pack of 10)', 'Farm Eggs (pack of 10)'],
  ['7 grain bread', '7 grain bread'],
])('%s', (name, expected) => {
  expect(unbrokenUnits(name)).toBe(expected)
})
