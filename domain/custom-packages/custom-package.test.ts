import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '../money/money.ts'
import { draftOf, leftToSpendCents, mergedItems } from './custom-package.ts'

const rice = { productId: 1, name: 'Rice' }
const milk = { productId: 2, name: 'Milk' }
const tea = { productId: 3, name: 'Tea' }

test('the same product twice is one item, in the place of the first', () => {
  const items = [
    { ...rice, quantity: 2 },
    { ...milk, quantity: 1 },
    { ...rice, quantity: 3 },
  ]
  expect(mergedItems(items)).toEqual([
    { ...rice, quantity: 5 },
    { ...milk, quantity: 1 },
  ])
})

test('merging loses no unit and keeps each product once', () => {
  const item = fc.record({ productId: fc.integer({ min: 1, max: 9 }), quantity: fc.nat(999) })
  const units = (items: { quantity: number }[]) => items.reduce((sum, i) => sum + i.quantity, 0)
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const merged = mergedItems(items)
      expect(units(merged)).toBe(units(items))
      expect(new Set(merged.map((each) => each.productId)).size).toBe(merged.length)
    }),
  )
})

test('a budget may be exceeded, and the excess is known', () => {
  expect(leftToSpendCents(cents(3000), cents(2480.5))).toBe(cents(519.5))
  expect(leftToSpendCents(cents(2000), cents(2480.5))).toBe(cents(-480.5))
})

test('a draft takes what can be bought now and returns the rest', () => {
  const owned = [
    { ...rice, quantity: 2 },
    { ...tea, quantity: 1 },
    { ...milk, quantity: 1 },
    { ...rice, quantity: 998 },
  ]
  expect(draftOf(owned, new Set([1, 2]))).toEqual({
    items: [
      { ...rice, quantity: 999 },
      { ...milk, quantity: 1 },
    ],
    notSold: [{ ...tea, quantity: 1 }],
    tooMany: [],
  })
})

test('a draft holds no more than a package may', () => {
  const owned = Array.from({ length: 203 }, (_, index) => ({ productId: index + 1, quantity: 1 }))
  const { items, tooMany } = draftOf(owned, new Set(owned.map((item) => item.productId)))
  expect(items).toHaveLength(200)
  expect(tooMany.map((item) => item.productId)).toEqual([201, 202, 203])
})
