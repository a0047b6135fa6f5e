import { setTimeout as pause } from 'node:timers/promises'
import type { Shop } from '../shop.ts'
import { askGateway } from './ask-gateway.ts'
import { claimAttemptsOf } from './attempts-to-ask.ts'

/** The longest time to keep a customer waiting for the gateway. */
const longestWaitMs = 2_000

/**
 * Asks about an order's latest attempts while its customer waits, unless that was done a moment ago.
 * A response that arrives too late is still recorded. Returns whether any gateway was asked.
 */
export async function checkPayments(shop: Shop, orderId: number): Promise<boolean> {
  const { database, gateways } = shop
  const askable = gateways.filter((gateway) => gateway.findPayments).map(({ id }) => id)
  if (askable.length === 0) return false
  const attempts = await claimAttemptsOf(database, { orderId, gateways: askable, at: shop.now() })
  if (attempts.length === 0) return false
  const answers = Promise.all(attempts.map((attempt) => askGateway(shop, attempt)))
  await Promise.race([answers, pause(longestWaitMs, undefined, { ref: false })])
  return true
}
