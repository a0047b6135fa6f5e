import { expect, test } from 'vitest'
import type { ShopLine } from '../cart/items.ts'
import { newTransactionId, orderRequest } from './order-request.ts'

const nimali = {
  recipientId: 4,
  userId: 7,
  recipientName: 'Nimali Perera',
  streetAddress: 'No. 12, Example Lane',
  postalCode: '10250',
  country: 'Sri Lanka',
  contact: '+94770000000',
  email: null,
}

const lines: ShopLine[] = [
  {
    lineId: 11,
    quantity: 2,
    note: 'Added from packages',
    item: { ...aBox(1, 450_000, 50_000), kind: 'package' },
  },
  {
    lineId: 12,
    quantity: 1,
    note: 'Custom package',
    item: { ...aBox(5, 99_950, 0), kind: 'customPackage' },
  },
  {
    lineId: 31,
    quantity: 3,
    note: '',
    item: {
      kind: 'product',
      id: 8,
      name: 'Karthakolomban Mango 1 kg',
      imageUrl: '',
      categoryId: 2,
      unitPriceCents: 10_10,
      discountCents: 0,
    },
  },
]

test('an order names its customer, address and reference', () => {
  const order = orderRequest({ userId: 7, recipient: nimali, lines, transactionId: 'TXN-1' })
  expect(order).toMatchObject({ userId: 7, recipientId: 4, transactionId: 'TXN-1' })
  expect(order.notes).toBe('Nimali Perera, No. 12, Example Lane, 10250, Sri Lanka')
})

test('the total is what the lines add up to, the discount stands beside it, both with 2 decimals', () => {
  const order = orderRequest({ userId: 7, recipient: nimali, lines, transactionId: 'TXN-1' })
  expect([order.totalAmount, order.discountAmount]).toEqual(['10029.80', '1000.00'])
})

test('each line says what it is, how many and what it costs', () => {
  const order = orderRequest({ userId: 7, recipient: nimali, lines, transactionId: 'TXN-1' })
  expect(order.items).toEqual([
    { packageId: 1, customPackageId: null, quantity: 2, unitPrice: 4500, subtotal: 9000 },
    { packageId: null, customPackageId: 5, quantity: 1, unitPrice: 999.5, subtotal: 999.5 },
  ])
  expect(order.orderProducts).toEqual([
    { cartProductId: 31, productId: 8, quantity: 3, totalAmount: 30.3 },
  ])
})

test('the reference is TXN- and the time', () => {
  expect(newTransactionId(1_790_000_000_000)).toBe('TXN-1790000000000')
})

function aBox(id: number, unitPriceCents: number, discountCents: number) {
  return { id, name: 'Box', imageUrl: '', contents: [], unitPriceCents, discountCents }
}
