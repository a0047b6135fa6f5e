import { expect, test } from 'vitest'
import { cents } from '../money/money.ts'
import { packedGoods } from './packed-goods.ts'

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

test('of a line that was replaced whole only the substitutes are left', () => {
  const all = { ...green, forUnits: 3, chargedCents: cents(3000) }
  expect(packedGoods(tea, [all], cents(0)).map(({ key }) => key)).toEqual(['substitute-7'])
})
