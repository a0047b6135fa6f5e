import { canBePaid } from '../../domain/orders/status.ts'
import type { Shop } from '../shop.ts'
import { findPayment } from './store.ts'

const tokenShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The signed form behind a payment page, made anew each time; undefined when the token is none of ours. */
export async function findPaymentForm(shop: Shop, token: string) {
  const payment = tokenShape.test(token) ? await findPayment(shop.database, token) : undefined
  if (!payment) return undefined
  const { order, reference, amountCents, customer, address } = payment
  const { publicUrl } = shop.config
  const resultPage = `${publicUrl}/payment-result`
  const form = shop.gateway.checkoutForm({
    reference,
    orderId: order.id,
    amountCents,
    customer,
    address,
    // Nothing of ours in their query: the gateway appends its own `order_id`.
    returnUrl: resultPage,
    cancelUrl: resultPage,
    notifyUrl: `${publicUrl}/payments/notification`,
  })
  // Goods that went back to the shelves are not paid for from an old page: paying again holds them anew.
  const isPayable = canBePaid(order) && order.stockHeldUntil !== null
  return { orderId: order.id, amountCents, form, isPayable }
}
