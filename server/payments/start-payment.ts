import { randomBytes } from 'node:crypto'
import type { Transaction } from '../database/connect.ts'
import { pipelined } from '../database/pipelined.ts'
import { refusal } from '../http/refusal.ts'
import { insertEvents, type OrderEvent } from '../orders/order-events.ts'
import type { Shop } from '../shop.ts'
import { firstQuestionAt } from './attempts-to-ask.ts'
import { insertAttempt } from './store.ts'

/**
 * Begins a visit to the gateway and answers the address of the page that leads there.
 * Refuses a second visit under the same reference of the customer's: a request that was sent twice.
 * What happened to the order just before is noted along with it.
 */
export async function startPayment(
  tx: Transaction,
  shop: Shop,
  order: { id: number; totalCents: number },
  clientReference: string,
  before: readonly OrderEvent[] = [],
): Promise<string> {
  // Random, because a merchant's account outlives any one database: a counted reference would meet
  // the payments of an earlier shop there, and of every other shop that shares the account.
  const reference = `${order.id}-${randomBytes(4).toString('hex')}`
  const at = shop.now()
  const [gateway] = shop.gateways
  const cause = `The customer was sent to ${gateway.name} with ${reference}`
  const started = { orderId: order.id, kind: 'PAYMENT_STARTED', cause, at } as const
  const { token } = await pipelined({
    token: () =>
      insertAttempt(tx, {
        orderId: order.id,
        gateway: gateway.id,
        reference,
        clientReference,
        amountCents: order.totalCents,
        startedAt: at,
        askAt: firstQuestionAt(at),
      }),
    history: () => insertEvents(tx, [...before, started]),
  })
  if (!token) throw refusal('alreadyPlaced')
  return `${shop.config.publicUrl}/payments/${token}`
}
