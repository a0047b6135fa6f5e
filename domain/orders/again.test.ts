import { expect, test } from 'vitest'
import type { CartItem } from '../cart/lines.ts'
import { cents } from '../money/money.ts'
import { cartTexts } from '../texts/en/cart.ts'
import { orderTexts } from '../texts/en/orders.ts'
import { orderAgain } from './again.ts'

const texts = { orderTexts, cartTexts }

function ordered(name: string, quantity: number, today?: Partial<CartItem>) {
  const item: CartItem | undefined = today && {
    kind: 'product',
    id: 7,
    unitPriceCents: cents(920),
    discountCents: cents(0),
    isSold: true,
    available: 50,
    ...today,
  }
  return { name, quantity, isOwnPackage: false, item, hasOtherContents: false }
}

test('what is still sold goes into the cart in the ordered quantity', () => {
  const { wanted, missing } = orderAgain([ordered('Ceylon Tea', 3, { available: 3 })], texts)
  expect(wanted).toEqual([
    { item: expect.objectContaining({ unitPriceCents: cents(920) }), quantity: 3 },
  ])
  expect(missing).toEqual([])
})

test.each([
  ['was taken off the catalogue', ordered('Ceylon Tea', 3), 'Ceylon Tea is no longer sold.'],
  [
    'was withdrawn from sale',
    ordered('Ceylon Tea', 3, { isSold: false }),
    'Ceylon Tea is no longer sold.',
  ],
  [
    'was deleted by its customer',
    { ...ordered('Sunday Breakfast', 1), isOwnPackage: true },
    'Sunday Breakfast is no longer among your packages.',
  ],
  [
    'has something in it that is not sold',
    ordered('Sunday Breakfast', 1, { available: 0, notSold: ['Kithul Treacle'] }),
    'Sunday Breakfast: Kithul Treacle is no longer sold.',
  ],
  [
    'takes more of something than is left',
    ordered('Sunday Breakfast', 1, {
      available: 0,
      short: [{ name: 'Kithul Treacle', left: 0 }],
    }),
    'Sunday Breakfast: Not enough in stock: Kithul Treacle (0 left).',
  ],
  ['is out of stock', ordered('Ceylon Tea', 3, { available: 0 }), 'Ceylon Tea is out of stock.'],
])('what %s is reported and left out', (_, line, words) => {
  expect(orderAgain([line], texts)).toEqual({
    wanted: [],
    missing: [words],
    changed: [],
  })
})

test('of what is short, the remaining stock is taken, and the rest is reported', () => {
  const { wanted, missing } = orderAgain([ordered('Ceylon Tea', 3, { available: 2 })], texts)
  expect(wanted).toMatchObject([{ quantity: 2 }])
  expect(missing).toEqual(['Ceylon Tea: only 2 of 3 are left.'])
})

test('a package that contains something else today goes in, and is reported', () => {
  const line = { ...ordered('Sunday Breakfast', 1, { kind: 'package' }), hasOtherContents: true }
  expect(orderAgain([line], texts)).toMatchObject({
    wanted: [{ quantity: 1 }],
    missing: [],
    changed: ['Sunday Breakfast: what is inside has changed since you ordered it.'],
  })
})

test('nothing is said about the contents of a package that is out of stock', () => {
  const today = { kind: 'package', available: 0 } as const
  const line = { ...ordered('Sunday Breakfast', 1, today), hasOtherContents: true }
  expect(orderAgain([line], texts).changed).toEqual([])
})
