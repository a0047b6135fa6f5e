import type { PaymentNotification } from './gateway.ts'
import { type Cashier, recordPayment } from './record-payment.ts'

/**
 * Asks the gateway what became of a visit and takes note of it as of a notification. Answers false
 * when it could not be asked or told something that cannot be: said in the log and no more, because
 * whoever asks gets on without, and it is asked again later.
 */
export async function askGateway(shop: Cashier, attempt: { reference: string; orderId: number }) {
  const { log, gateway } = shop
  const { reference, orderId } = attempt
  try {
    const payments = (await gateway.findPayments?.(reference)) ?? []
    for (const payment of payments) await take(shop, orderId, payment)
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ orderId, reference, reason }, 'The gateway could not be asked about a payment')
    return false
  }
}

async function take(shop: Cashier, orderId: number, payment: PaymentNotification) {
  const result = await recordPayment(shop, payment)
  if (result.accepted) return
  const { paymentId, amountCents, currency } = payment
  const facts = { orderId, paymentId, amountCents, currency, reason: result.reason }
  shop.log.warn(facts, 'A payment found at the gateway is not the one that was asked for')
}
