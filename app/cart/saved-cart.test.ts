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
function cartWith(product: object | number): Cart {
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
  return JSON.parse(JSON.stringify({ ...cart, version: 1, saves: [], items: [], products: [line] }))
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
