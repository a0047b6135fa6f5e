import { cents, decimalText } from '../money/money.ts'

type PaidOrder = {
  orderId: number
  userId: number
  recipientId: number
  totalAmount: number
  notes: string | null
  items: readonly {
    customPackageId: { id: number } | null
    packageId: { packageId: number } | null
    quantity: number
    unitPrice: number
    subtotal: number
  }[]
  orderProducts: readonly {
    cartProductId: number | null
    productId: { productId: number }
    quantity: number
    totalAmount: number
  }[]
}

/** What is sent to pay an unpaid order again; `now` in milliseconds begins its transaction id. */
export function rePaymentOf(order: PaidOrder, now: number) {
  return {
    orderId: order.orderId,
    userId: order.userId,
    recipientId: order.recipientId,
    totalAmount: decimalText(cents(order.totalAmount)),
    transactionId: `${now}-${order.orderId}`,
    notes: order.notes,
    items: order.items.map((item) => ({
      customPackageId: item.customPackageId?.id ?? null,
      packageId: item.packageId?.packageId ?? null,
      quantity: item.quantity,
      unitPrice: item.unitPrice,
      subtotal: item.subtotal,
    })),
    orderProducts: order.orderProducts.map((line) => ({
      cartProductId: line.cartProductId,
      productId: line.productId.productId,
      quantity: line.quantity,
      totalAmount: line.totalAmount,
    })),
  }
}
