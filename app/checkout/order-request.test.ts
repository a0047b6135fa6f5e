import { expect, test } from 'vitest'
import { cents } from '../../domain/money/money.ts'
import type { ShopItem, ShopLine } from '../cart/items.ts'
import { orderRequest } from './order-request.ts'

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

const mangoes = { productId: 8, name: 'Mango', imageUrl: '', categoryId: 2, quantity: 6 }

const lines: ShopLine[] = [
  lineOf({ lineId: 11, quantity: 2, item: aBox('package', 1, 4500, 500) }),
  lineOf({ lineId: 12, quantity: 1, item: aBox('customPackage', 5, 999.5, 0) }),
  lineOf({
    lineId: 31,
    quantity: 3,
    item: {
      kind: 'product',
      id: 8,
      name: 'Karthakolomban Mango 1 kg',
      imageUrl: '',
      categoryId: 2,
      unitPriceCents: cents(10.1),
      discountCents: cents(0),
      isSold: true,
      available: 9,
    },
  }),
]
const order = orderRequest({ userId: 7, recipient: nimali, cart: { version: 4, lines } })

test('an order names its customer, its address and the cart that it was made from', () => {
  expect(order).toMatchObject({ userId: 7, recipientId: 4, cartVersion: 4 })
  expect(order.notes).toBe('Nimali Perera, No. 12, Example Lane, 10250, Sri Lanka')
})

test('the total is what the lines add up to, the discount is separate, both with 2 decimals', () => {
  expect([order.totalAmount, order.discountAmount]).toEqual(['10029.80', '1000.00'])
})

test('each line has its item, its quantity and its price, and packages what was seen in them', () => {
  const contents = [{ productId: 8, quantity: 6 }]
  expect(order.items).toEqual([
    { packageId: 1, customPackageId: null, quantity: 2, unitPrice: 4500, subtotal: 9000, contents },
    {
      packageId: null,
      customPackageId: 5,
      quantity: 1,
      unitPrice: 999.5,
      subtotal: 999.5,
      contents,
    },
  ])
  expect(order.orderProducts).toEqual([
    { cartProductId: 31, productId: 8, quantity: 3, totalAmount: 30.3 },
  ])
})

function aBox(
  kind: 'package' | 'customPackage',
  id: number,
  unitPrice: number,
  discount: number,
): ShopItem {
  const facts = { name: 'Box', imageUrl: '', contents: [mangoes], isSold: true, available: 9 }
  const price = { unitPriceCents: cents(unitPrice), discountCents: cents(discount) }
  return { kind, id, ...price, ...facts }
}

function lineOf(line: Pick<ShopLine, 'lineId' | 'quantity' | 'item'>): ShopLine {
  return { ...line, note: '', notedPriceCents: line.item.unitPriceCents }
}
