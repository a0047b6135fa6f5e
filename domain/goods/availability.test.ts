import { expect, test } from 'vitest'
import { isSold } from './availability.ts'

const rice = { productId: 1, quantity: 2 }

test('a package is sold while customers see it and there is something in it', () => {
  expect(isSold({ status: 'ACTIVE', contents: [rice] })).toBe(true)
  expect(isSold({ status: 'INACTIVE', contents: [rice] })).toBe(false)
  expect(isSold({ status: 'ACTIVE', contents: [] })).toBe(false)
})
