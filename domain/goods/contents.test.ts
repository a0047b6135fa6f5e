import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areSameContents, canBeMade, openedToProducts } from './contents.ts'

const rice = { productId: 1, quantity: 2 }
const milk = { productId: 2, quantity: 1 }

test('the contents of a package count as often as the package is bought', () => {
  expect(openedToProducts({ quantity: 3, contents: [rice, milk] })).toEqual([
    { productId: 1, quantity: 6 },
    { productId: 2, quantity: 3 },
  ])
})

test('packages have the same contents in any order, but not with other units, more or less', () => {
  expect(areSameContents([rice, milk], [milk, rice])).toBe(true)
  expect(areSameContents([rice, milk], [rice, { ...milk, quantity: 2 }])).toBe(false)
  expect(areSameContents([rice, milk], [rice])).toBe(false)
  expect(areSameContents([rice], [rice, milk])).toBe(false)
})

test('the scarcest product decides how many packages can be made', () => {
  expect(canBeMade([stocked(9, 2), stocked(10, 1)])).toBe(4)
})

test('an empty package cannot be made', () => {
  expect(canBeMade([])).toBe(0)
})

test('the stock covers the packages that can be made, and not one more', () => {
  const content = fc.record({
    stockQuantity: fc.nat(1000),
    quantity: fc.integer({ min: 1, max: 20 }),
  })
  fc.assert(
    fc.property(fc.array(content, { minLength: 1 }), (contents) => {
      const isCovered = (quantity: number) =>
        openedToProducts({ quantity, contents }).every(
          (each) => each.quantity <= each.stockQuantity,
        )
      const most = canBeMade(contents)
      expect(isCovered(most)).toBe(true)
      expect(isCovered(most + 1)).toBe(false)
    }),
  )
})

function stocked(stockQuantity: number, quantity: number) {
  return { stockQuantity, quantity }
}
