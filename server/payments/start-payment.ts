import { randomBytes } from 'node:crypto'
import type { Cents } from '../../domain/money/money.ts'
import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import type { Language } from '../../domain/texts/texts.ts'
import type { Transaction } from '../database/connect.ts'
import { pipelined } from '../database/pipelined.ts'
import { refusal } from '../http/refusal.ts'
import { appendEvents } from '../order-history/index.ts'
import type { Shop } from '../shop.ts'
import { firstQuestionAt } from './attempts-to-ask.ts'
import { insertAttempt } from './store.ts'

/** The order to pay, the customer's own reference for this attempt, and the language of its pages. */
type PaymentToStart = {
  order: { id: number; totalCents: Cents }
  clientReference: string
  language: Language
}

/**
 * Starts an attempt to pay an order and returns the URL of the page that leads to the gateway.
 * Refuses a second attempt with the same reference, which is a request that was sent twice.
 */
export async function startPayment(
  tx: Transaction,
  shop: Pick<Shop, 'config' | 'gateways' | 'now'>,
  { order, clientReference, language }: PaymentToStart,
): Promise<string> {
  // Partly random, because a merchant's account outlives any one database: a counted reference would
  // collide with payments of an earlier shop, or of another shop that shares the account.
  const reference = `${order.id}-${randomBytes(4).toString('hex')}`
  const at = shop.now()
  const [gateway] = shop.gateways
  const cause = historyTexts.sentTo(gateway.name, reference)
  const { token } = await pipelined({
    token: () =>
      insertAttempt(tx, {
        orderId: order.id,
        gateway: gateway.id,
        reference,
        clientReference,
        amountCents: order.totalCents,
        language,
        startedAt: at,
        askAt: firstQuestionAt(at),
      }),
    history: () => appendEvents(tx, [order.id], { kind: 'PAYMENT_STARTED', cause, at }),
  })
  if (!token) throw refusal('alreadyPlaced')
  return `${shop.config.publicUrl}/payments/${token}`
}
