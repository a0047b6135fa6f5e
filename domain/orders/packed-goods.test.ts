import { expect, test } from 'vitest'
import { cents } from '../money/money.ts'
import { isPackedAsOrdered, packedGoods } from './packed-goods.ts'

const tea = { key: 'product-1' as const, productId: 1, quantity: 3, valueCents: cents(3000) }
const green = {
  id: 7,
  goods: tea.key,
  productId: 2,
  units: 2,
  forUnits: 1,
  chargedCents: cents(400),
}

test('a substitute is goods of its own, and what is left keeps its price', () => {
  expect(packedGoods(tea, [green], cents(600))).toEqual([
    { ...tea, quantity: 2, valueCents: cents(2000) },
    { key: 'substitute-7', productId: 2, quantity: 2, valueCents: cents(400) },
  ])
})

test('one that is left of a line is still there', () => {
  const two = { ...green, forUnits: 2, chargedCents: cents(2000) }
  expect(packedGoods(tea, [two], cents(0))[0]).toEqual({
    ...tea,
    quantity: 1,
    valueCents: cents(1000),
  })
})

test('of a line that was replaced whole only the substitutes are left', () => {
  const all = { ...green, forUnits: 3, chargedCents: cents(3000) }
  expect(packedGoods(tea, [all], cents(0)).map(({ key }) => key)).toEqual(['substitute-7'])
})

test.each([
  [true, 0, []],
  [true, 0, ['GOODWILL', 'RETURNED'] as const],
  [false, 1, []],
  [false, 0, ['GOODWILL', 'NOT_SUPPLIED'] as const],
  [false, 0, ['TAKEN_OFF'] as const],
])(
  'whether everything is in the box: %s after %i changes and the credits %j',
  (isAll, count, kinds) => {
    const packed = { changes: Array.from({ length: count }) }
    const credits = kinds.map((kind) => ({ kind }))
    expect(isPackedAsOrdered({ packed, credits })).toBe(isAll)
  },
)
