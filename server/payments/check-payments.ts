import { setTimeout } from 'node:timers/promises'
import { askGateway } from './ask-gateway.ts'
import { claimAttemptsOf } from './attempts-to-ask.ts'
import type { Cashier } from './record-payment.ts'

/** No longer than a customer waits for an answer that they could also have without it. */
const patienceMs = 2_000

/**
 * Asks the gateway about an order's latest visits while its customer waits, unless that was done a
 * moment ago. What it answers too late is still taken note of. Answers whether anything was asked.
 */
export async function checkPayments(shop: Cashier, orderId: number): Promise<boolean> {
  if (!shop.gateway.findPayments) return false
  const attempts = await claimAttemptsOf(shop.database, orderId, shop.now())
  if (attempts.length === 0) return false
  const answers = Promise.all(attempts.map((attempt) => askGateway(shop, attempt)))
  await Promise.race([answers, setTimeout(patienceMs, undefined, { ref: false })])
  return true
}
