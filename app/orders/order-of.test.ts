import { expect, test } from 'vitest'
import type { Order as ApiOrder } from '../../contract/index.ts'
import { totalOf } from '../../domain/money/amount.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { orderOf, ordersOf } from './order-of.ts'

const rice = {
  productId: 1,
  productName: 'Red Rice',
  categoryId: 4,
  imageUrl: '/media/rice-96.webp',
}
const familyBox = {
  packageId: 4,
  name: 'Family Weekly Box',
  description: '',
  price: 6425,
  discountPrice: 1285,
  imageUrl: '',
  products: [
    {
      ...rice,
      packageProductId: 9,
      quantity: 3,
      unitPrice: 100,
      totalPrice: 300,
      productId: {
        productId: 1,
        name: 'Red Rice',
        description: '',
        price: 100,
        categoryId: 4,
        imageUrl: '',
      },
    },
  ],
}
const ownBox = {
  id: 5,
  packageName: 'Sunday Breakfast',
  description: '',
  packageItems: [{ ...rice, quantity: 2, unitPrice: 100, totalPrice: 200 }],
}
const tea = {
  productId: 2,
  name: 'Ceylon Tea',
  description: '',
  categoryId: 3,
  imageUrl: '/media/tea-96.webp',
}

const answer: ApiOrder = {
  orderId: 1042,
  userId: 7,
  recipientId: 3,
  orderDate: '2026-11-20T08:00:00.000Z',
  promisedBy: '2026-11-30',
  paidAt: null,
  orderStatus: 'PENDING',
  paymentStatus: 'PENDING',
  paymentMethod: null,
  transactionId: 'TXN-1795148213907',
  totalAmount: 11_160.3,
  notes: null,
  deliverTo: {
    recipientName: 'Nimali Perera',
    streetAddress: 'No. 12, Example Lane',
    postalCode: '10250',
    country: 'Sri Lanka',
    contact: '+94770000000',
  },
  billedTo: { name: 'Nimali Perera', email: 'nimali@example.lk', telephone: '+94770000000' },
  items: [
    { packageId: familyBox, customPackageId: null, quantity: 2, unitPrice: 5140, subtotal: 10_280 },
    { packageId: null, customPackageId: ownBox, quantity: 1, unitPrice: 200.3, subtotal: 200.3 },
  ],
  orderProducts: [{ cartProductId: 11, productId: tea, quantity: 4, totalAmount: 680 }],
}

test('packages and products of an order become lines, each with the contents of one', () => {
  const { productName, ...facts } = rice
  const orderedRice = { ...facts, name: productName }
  expect(orderOf(answer, orderTexts).lines).toEqual([
    {
      kind: 'package',
      id: 4,
      name: 'Family Weekly Box',
      imageUrl: '',
      unitPriceCents: 5140_00,
      discountCents: 1285_00,
      quantity: 2,
      contents: [{ ...orderedRice, quantity: 3 }],
      cartProductId: null,
    },
    {
      kind: 'customPackage',
      id: 5,
      name: 'Sunday Breakfast',
      imageUrl: '',
      unitPriceCents: 200_30,
      discountCents: 0,
      quantity: 1,
      contents: [{ ...orderedRice, quantity: 2 }],
      cartProductId: null,
    },
    {
      kind: 'product',
      id: 2,
      name: 'Ceylon Tea',
      imageUrl: '/media/tea-96.webp',
      unitPriceCents: 170_00,
      discountCents: 0,
      quantity: 4,
      contents: [
        {
          productId: 2,
          name: 'Ceylon Tea',
          categoryId: 3,
          imageUrl: '/media/tea-96.webp',
          quantity: 1,
        },
      ],
      cartProductId: 11,
    },
  ])
})

test('the discounts of an order are the valid discounts of its packages, times their quantity', () => {
  const { amount } = orderOf(answer, orderTexts)
  expect(amount).toEqual({
    goodsCents: 13_730_30,
    discountCents: 2570_00,
    deliveryFeeCents: 0,
  })
  expect(totalOf(amount)).toBe(11_160_30)

  // A discount as large as the price is none.
  const whole = { ...familyBox, price: 500, discountPrice: 500 }
  const items = [
    { packageId: whole, customPackageId: null, quantity: 1, unitPrice: 500, subtotal: 500 },
  ]
  expect(orderOf({ ...answer, items }, orderTexts).amount.discountCents).toBe(0)
})

test('a package without a name is called by its kind', () => {
  const items = [
    { ...priced, packageId: { ...familyBox, name: '' }, customPackageId: null },
    { ...priced, packageId: null, customPackageId: { ...ownBox, packageName: '' } },
  ]
  const { lines } = orderOf({ ...answer, items }, orderTexts)
  expect(lines.map(({ name }) => name)).toEqual(['Package', 'Custom Package', 'Ceylon Tea'])
})

test('an entry without an order id is left out', () => {
  const list = JSON.parse(`[null, {}, "1042", ${JSON.stringify(answer)}]`)

  expect(ordersOf(list, orderTexts).map(({ orderId }) => orderId)).toEqual([1042])
})

const priced = { quantity: 1, unitPrice: 100, subtotal: 100 }

test('the fee for delivery is a part of the total, and not of the goods', () => {
  const { amount } = orderOf({ ...answer, deliveryFee: 300 }, orderTexts)
  expect(amount).toMatchObject({ goodsCents: 13_430_30, deliveryFeeCents: 300_00 })
  expect(totalOf(amount)).toBe(11_160_30)
})
