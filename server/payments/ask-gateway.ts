import type { Shop } from '../shop.ts'
import { type AttemptToAsk, giveBack } from './attempts-to-ask.ts'
import { findGateway, NotAsked } from './gateway.ts'
import { recordPayment } from './record-payment.ts'

/**
 * Asks the gateway for the outcome of an attempt, and records it like a notification. Returns false
 * if the gateway could not be asked or its response was invalid. That is only logged: the caller
 * continues, and the gateway is asked again later.
 */
export async function askGateway(shop: Shop, attempt: AttemptToAsk): Promise<boolean> {
  const { orderId, reference } = attempt
  const gateway = findGateway(shop.gateways, attempt.gateway)
  if (!gateway?.findPayments) return false
  try {
    for (const payment of await gateway.findPayments(reference)) {
      const result = await recordPayment(shop, gateway, payment)
      if (result.accepted) continue
      const { paymentId, amountCents, currency } = payment
      const facts = { orderId, paymentId, amountCents, currency, reason: result.reason }
      shop.log.warn(facts, 'A payment found at the gateway is not the one that was asked for')
    }
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    shop.log.warn({ orderId, reference, reason }, 'The gateway could not be asked about a payment')
    if (error instanceof NotAsked) await giveBack(shop.database, attempt, shop.now())
    return false
  }
}
