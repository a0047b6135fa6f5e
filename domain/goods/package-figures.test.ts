import { expect, test } from 'vitest'
import { packageFigures } from './package-figures.ts'

test('the scarcest product says how many packages can be made', () => {
  const rice = { priceCents: 48_050, stockQuantity: 9, quantity: 2 }
  const milk = { priceCents: 30_000, stockQuantity: 10, quantity: 1 }
  expect(packageFigures([rice, milk])).toEqual({ singlyCents: 126_100, canBeMade: 4 })
})

test('of nothing nothing can be made', () => {
  expect(packageFigures([])).toEqual({ singlyCents: 0, canBeMade: 0 })
})
