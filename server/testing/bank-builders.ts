import type { PaymentGateway, RefundCall } from '../payments/gateway.ts'
import { aBank } from './bank-gateway.ts'
import { atCredits } from './credit-builders.ts'
import { openShop } from './open-shop.ts'
import { anUnpaidOrder } from './payment-builders.ts'

/** A shop whose bank is called through `refund`, and an order for 1,840 rupees that it was paid for. */
export async function atTheBank(changes: Partial<PaymentGateway> = {}) {
  const bank = aBank()
  const calls: RefundCall[] = []
  const gateway: PaymentGateway = {
    ...bank.gateway,
    ...changes,
    refund: async (refund) => {
      calls.push(refund)
      const { refund: answer } = { ...bank.gateway, ...changes }
      return answer?.(refund) ?? { isTaken: false, reason: 'No' }
    },
  }
  const shop = await openShop({ gateway })
  const order = await anUnpaidOrder(shop)
  const payment = {
    reference: order.attempt.reference,
    id: 'B-1',
    cents: 184_000,
    state: 'SETTLED',
  }
  bank.books.push(payment)
  await shop.request('/payments/bank/notification', bank.notificationOf(payment))
  return { bank, calls, shop, order, payment, ...(await atCredits(shop)) }
}
