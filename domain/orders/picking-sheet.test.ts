import { expect, test } from 'vitest'
import { isToPack, packedLines, pickingSheet } from './picking-sheet.ts'
import { packageLine, productLine, rice, tea } from './testing/order-builders.ts'

const dryGoods = { categoryId: 4, name: 'Dry goods' }
const teas = { categoryId: 3, name: 'Teas' }
const categories = [
  { productId: rice.productId, ...dryGoods },
  { productId: tea.productId, ...teas },
]
const familyOrder = {
  orderId: 12,
  shortages: [],
  notSent: [],
  categories,
  lines: [
    packageLine(
      [
        { ...rice, quantity: 3 },
        { ...tea, quantity: 1 },
      ],
      { name: 'Family Box', quantity: 2 },
    ),
    packageLine([{ ...tea, quantity: 4 }], { kind: 'customPackage', name: 'Breakfast' }),
    productLine(tea, { quantity: 5 }),
  ],
}
const smallOrder = {
  orderId: 15,
  shortages: [],
  notSent: [],
  categories,
  lines: [productLine(rice)],
}

test('packages are opened: their contents count as often as the package was bought', () => {
  expect(packedLines(familyOrder)).toEqual([
    {
      kind: 'package',
      id: 1,
      name: 'Family Box',
      quantity: 2,
      contents: [
        { ...rice, quantity: 6 },
        { ...tea, quantity: 2 },
      ],
    },
    {
      kind: 'customPackage',
      id: 1,
      name: 'Breakfast',
      quantity: 1,
      contents: [{ ...tea, quantity: 4 }],
    },
    {
      kind: 'product',
      id: tea.productId,
      name: 'Ceylon Tea',
      quantity: 5,
      contents: [{ ...tea, quantity: 5 }],
    },
  ])
})

test('a picking sheet sums each product over all orders, sorted by category, with the share of each order', () => {
  expect(pickingSheet([familyOrder, smallOrder])).toEqual([
    {
      productId: rice.productId,
      name: 'Red Rice',
      category: dryGoods,
      quantity: 7,
      perOrder: [
        { orderId: 12, quantity: 6 },
        { orderId: 15, quantity: 1 },
      ],
    },
    {
      productId: tea.productId,
      name: 'Ceylon Tea',
      category: teas,
      quantity: 11,
      perOrder: [{ orderId: 12, quantity: 11 }],
    },
  ])
})

test('units that are missing for an order are not asked for', () => {
  const shortages = [
    { productId: tea.productId, quantity: 9 },
    { productId: rice.productId, quantity: 6 },
  ]
  expect(pickingSheet([{ ...familyOrder, shortages }, smallOrder])).toMatchObject([
    { name: 'Red Rice', quantity: 1, perOrder: [{ orderId: 15, quantity: 1 }] },
    { name: 'Ceylon Tea', quantity: 2, perOrder: [{ orderId: 12, quantity: 2 }] },
  ])
})

test('units whose money was given back are not asked for, beside those that are missing', () => {
  const shortages = [{ productId: tea.productId, quantity: 2 }]
  const notSent = [
    { productId: tea.productId, quantity: 1 },
    { productId: tea.productId, quantity: 5 },
    { productId: rice.productId, quantity: 6 },
  ]
  expect(pickingSheet([{ ...familyOrder, shortages, notSent }, smallOrder])).toMatchObject([
    { name: 'Red Rice', quantity: 1, perOrder: [{ orderId: 15, quantity: 1 }] },
    { name: 'Ceylon Tea', quantity: 3, perOrder: [{ orderId: 12, quantity: 3 }] },
  ])
})

test.each([
  [null, true],
  ['SHORT', true],
  ['NOT_PAID', false],
  ['MONEY_GONE', false],
] as const)(
  'whether the goods of an order with hindrance %s are fetched: %s',
  (hindrance, isFetched) => expect(isToPack({ hindrance })).toBe(isFetched),
)

test('the goods of an order that was packed on a phone are not fetched again', () => {
  expect(isToPack({ hindrance: null, packed: { bags: 2 } })).toBe(false)
})
