import { expect, test } from 'vitest'
import { cents } from '../money/money.ts'
import { pricePerMeasure } from './label.ts'

test.each([
  [1450, { amount: 5000, unit: 'G' }, 290, 'KG'],
  [100, { amount: 300, unit: 'G' }, 333.33, 'KG'],
  [480, { amount: 750, unit: 'ML' }, 640, 'L'],
  [560, { amount: 10, unit: 'PIECE' }, 56, 'PIECE'],
] as const)('%d rupees for %j are %d for one %s', (rupees, content, each, per) => {
  expect(pricePerMeasure(cents(rupees), content)).toEqual({ priceCents: cents(each), per })
})
