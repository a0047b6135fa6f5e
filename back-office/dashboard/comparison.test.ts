import { expect, test } from 'vitest'
import { comparisonTexts } from '../../domain/texts/en/back-office/dashboard.ts'
import { comparison } from './comparison.ts'

test.each([
  [112, 100, '12% more'],
  [50, 100, '50% less'],
  [0, 100, '100% less'],
  [300, 100, '200% more'],
  [1099, 100, '999% more'],
  [1100, 100, '11 times as much'],
  [2797, 100, '28 times as much'],
  [1001, 1000, 'hardly more'],
  [999, 1000, 'hardly less'],
  [100, 100, 'as much'],
  [0, 0, 'nothing then'],
  [5, 0, 'nothing then'],
])('%i against %i is %s', (now, earlier, words) => {
  expect(comparison(now, earlier, comparisonTexts)).toBe(words)
})
