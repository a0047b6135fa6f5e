import { expect, test } from 'vitest'
import { rePaymentOf } from './re-payment.ts'

test('paying again repeats the order, in ids and with two decimals', () => {
  const order = {
    orderId: 1042,
    userId: 7,
    recipientId: 3,
    totalAmount: 6400.5,
    notes: 'Nimali Demo, No. 12, 10250, Sri Lanka',
    items: [
      {
        customPackageId: null,
        packageId: { packageId: 1 },
        quantity: 1,
        unitPrice: 5140,
        subtotal: 5140,
      },
      {
        customPackageId: { id: 5 },
        packageId: null,
        quantity: 2,
        unitPrice: 290.25,
        subtotal: 580.5,
      },
    ],
    orderProducts: [
      { cartProductId: 11, productId: { productId: 21 }, quantity: 1, totalAmount: 680 },
    ],
  }

  expect(rePaymentOf(order, 1795170739000)).toEqual({
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
