import { expect, test } from 'vitest'
import { cents } from '../../domain/money/money.ts'
import { packageLine, productLine, rice } from '../../domain/orders/testing/order-builders.ts'
import { rePaymentRequest } from './re-payment-request.ts'

test('paying again repeats the order, in ids and with two decimals', () => {
  const order = {
    orderId: 1042,
    userId: 7,
    recipientId: 3,
    amount: {
      goodsCents: cents(6900.5),
      discountCents: cents(800),
      deliveryFeeCents: cents(300),
    },
    notes: 'Nimali Demo, No. 12, 10250, Sri Lanka',
    lines: [
      packageLine([], { id: 1, unitPriceCents: cents(5140) }),
      packageLine([], { kind: 'customPackage', id: 5, unitPriceCents: cents(290.25), quantity: 2 }),
      productLine({ ...rice, productId: 21 }, { unitPriceCents: cents(680), cartProductId: 11 }),
    ],
  }

  expect(rePaymentRequest(order, 1795170739000)).toEqual({
    orderId: 1042,
    userId: 7,
    recipientId: 3,
    totalAmount: '6400.50',
    transactionId: '1795170739000-1042',
    notes: 'Nimali Demo, No. 12, 10250, Sri Lanka',
    items: [
      { customPackageId: null, packageId: 1, quantity: 1, unitPrice: 5140, subtotal: 5140 },
      { customPackageId: 5, packageId: null, quantity: 2, unitPrice: 290.25, subtotal: 580.5 },
    ],
    orderProducts: [{ cartProductId: 11, productId: 21, quantity: 1, totalAmount: 680 }],
  })
})
