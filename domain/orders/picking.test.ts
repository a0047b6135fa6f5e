import { expect, test } from 'vitest'
import { packedLines, pickingSheet } from './picking.ts'

const rice = { productId: 1, name: 'Red Rice' }
const tea = { productId: 2, name: 'Ceylon Tea' }

const familyOrder = {
  orderId: 12,
  items: [
    {
      quantity: 2,
      packageId: {
        name: 'Family Box',
        products: [
          { productId: rice, quantity: 3 },
          { productId: tea, quantity: 1 },
        ],
      },
      customPackageId: null,
    },
    {
      quantity: 1,
      packageId: null,
      customPackageId: {
        packageName: 'Breakfast',
        packageItems: [{ productId: tea.productId, productName: tea.name, quantity: 4 }],
      },
    },
  ],
  orderProducts: [{ productId: tea, quantity: 5 }],
}
const smallOrder = {
  orderId: 15,
  items: [],
  orderProducts: [{ productId: rice, quantity: 1 }],
}

test('packages are opened: what they hold counts as often as they were bought', () => {
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

test('a picking sheet sums each product over all orders, and says how to share it out', () => {
  expect(pickingSheet([familyOrder, smallOrder])).toEqual([
    { ...tea, quantity: 11, perOrder: [{ orderId: 12, quantity: 11 }] },
    {
      ...rice,
      quantity: 7,
      perOrder: [
        { orderId: 12, quantity: 6 },
        { orderId: 15, quantity: 1 },
      ],
    },
  ])
})
