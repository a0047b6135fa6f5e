import { expect, test } from 'vitest'
import { packedLines, pickingSheet } from './picking.ts'
import { packageLine, productLine, rice, tea } from './testing/order-builders.ts'

const familyOrder = {
  orderId: 12,
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
const smallOrder = { orderId: 15, lines: [productLine(rice)] }

test('packages are opened: their contents count as often as the package was bought', () => {
  expect(packedLines(familyOrder)).toEqual([
    {
      name: 'Family Box',
      quantity: 2,
      contents: [
        { ...rice, quantity: 6 },
        { ...tea, quantity: 2 },
      ],
    },
    { name: 'Breakfast', quantity: 1, contents: [{ ...tea, quantity: 4 }] },
    { name: 'Ceylon Tea', quantity: 5, contents: [{ ...tea, quantity: 5 }] },
  ])
})

test('a picking sheet sums each product over all orders, and lists the share of each order', () => {
  expect(pickingSheet([familyOrder, smallOrder])).toEqual([
    {
      productId: tea.productId,
      name: 'Ceylon Tea',
      quantity: 11,
      perOrder: [{ orderId: 12, quantity: 11 }],
    },
    {
      productId: rice.productId,
      name: 'Red Rice',
      quantity: 7,
      perOrder: [
        { orderId: 12, quantity: 6 },
        { orderId: 15, quantity: 1 },
      ],
    },
  ])
})
