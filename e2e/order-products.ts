import type { APIRequestContext } from '@playwright/test'
import { call } from './call.ts'

export type Bought = { productId: number; price: number; quantity: number }

/**
 * Orders single products at the prices on their cards, through the API; returns the URL of the payment page.
 * @param more further fields of the order
 */
export async function orderProducts(
  request: APIRequestContext,
  token: string,
  products: Bought[],
  recipientName = 'Nimali Perera',
  more: object = {},
): Promise<string> {
  const { id: userId } = await call(request, 'POST /user/get_user_info_by_token', { token })
  const address = {
    recipientName,
    streetAddress: 'No. 12, Example Lane',
    postalCode: '10250',
    contact: '0771234567',
  }
  const { recipientId } = await call(request, 'POST /recipients', { token, body: address })
  const orderProducts = products.map(({ productId, price, quantity }) => ({
    productId,
    quantity,
    totalAmount: price * quantity,
  }))
  const total = orderProducts.reduce((sum, { totalAmount }) => sum + totalAmount, 0)
  const body = {
    userId,
    recipientId,
    totalAmount: total.toFixed(2),
    discountAmount: '0.00',
    transactionId: `TXN-${crypto.randomUUID()}`,
    notes: `${recipientName}, No. 12, Example Lane, 10250, Sri Lanka`,
    items: [],
    orderProducts,
    ...more,
  }
  return (await call(request, 'POST /orders', { token, body })).data
}

/** Orders one of a customer's own package. */
export function orderOwnPackage(
  request: APIRequestContext,
  token: string,
  { id, price }: { id: number; price: number },
  recipientName?: string,
): Promise<string> {
  const item = { customPackageId: id, quantity: 1, unitPrice: price, subtotal: price }
  const more = { items: [item], totalAmount: price.toFixed(2) }
  return orderProducts(request, token, [], recipientName, more)
}
