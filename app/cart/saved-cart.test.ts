import { expect, test } from 'vitest'
import type { Cart } from '../../contract/index.ts'
import { savedCartOf } from './saved-cart.ts'

const tea = {
  productId: 2,
  name: 'Ceylon Tea',
  description: '',
  price: 680,
  categoryId: 3,
  category: { categoryId: 3 },
  stockQuantity: 9,
  imageUrl: '/media/tea-96.webp',
  status: 'IN STOCK',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
}

/** A cart with two of a product, as its response arrives. */
function cartWith(product: object | number, items: object[] = []): Cart {
  const line = {
    cartProductId: 11,
    cartId: 5,
    productId: product,
    quantity: 2,
    unitPrice: 680,
    totalAmount: 1360,
    isSold: true,
    notedUnitPrice: 680,
    availableQuantity: 9,
  }
  const cart = { cartId: 5, userId: 7, totalAmount: 1360, discountPrice: 0, createdAt: null }
  return JSON.parse(JSON.stringify({ ...cart, version: 1, saves: [], items, products: [line] }))
}

test.each([
  ['the product itself', tea, 'Ceylon Tea'],
  ['its number only', tea.productId, 'Product 2'],
])('a line of a product may contain %s', (_, product, name) => {
  expect(savedCartOf(cartWith(product)).lines).toMatchObject([
    {
      lineId: 11,
      quantity: 2,
      item: { kind: 'product', id: 2, name, unitPriceCents: 680_00, available: 9 },
    },
  ])
})

const packageLine = {
  cartItemId: 12,
  quantity: 1,
  unitPrice: 1300,
  note: 'Thank you',
  notedUnitPrice: 1300,
  availableQuantity: 4,
}
const teaTime = {
  packageId: 4,
  name: 'Tea Time',
  price: 1500,
  discountPrice: 200,
  status: 'ACTIVE',
  products: [],
}
const breakfast = { id: 6, packageName: 'Breakfast', price: 1300, packageItems: [] }

test.each([
  [
    'a package',
    { packages: teaTime, customPackage: null },
    { kind: 'package', id: 4, name: 'Tea Time' },
  ],
  [
    'a customer’s own package',
    { packages: null, customPackage: breakfast },
    { kind: 'customPackage', id: 6, name: 'Breakfast' },
  ],
])('a line of %s stands before those of products', (_, contents, item) => {
  expect(savedCartOf(cartWith(tea, [{ ...packageLine, ...contents }])).lines).toMatchObject([
    {
      lineId: 12,
      note: 'Thank you',
      item: { ...item, isSold: true, unitPriceCents: 1300_00, available: 4 },
    },
    { lineId: 11 },
  ])
})

test('a line of nothing is left out', () => {
  const nothing = { ...packageLine, packages: null, customPackage: null }
  expect(savedCartOf(cartWith(tea, [nothing])).lines).toMatchObject([{ lineId: 11 }])
})

test.each([
  { quantity: 'many' },
  { cartItemId: null, quantity: 1 },
  { packages: { ...teaTime, name: '' } },
])('a cart with a line that has %o is not shown, not even its other lines', (wrong) => {
  const line = { ...packageLine, packages: teaTime, customPackage: null, ...wrong }
  expect(() => savedCartOf(cartWith(tea, [line]))).toThrow('not a cart')
})
