import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import type { Client } from './client.ts'
import { anyOf, happens } from './random.ts'

type Found = BackOfficeAnswer<'GET /admin/orders'>
type Claims = BackOfficeAnswer<'GET /admin/orders/{orderId}/claims'>
type Replacement = BackOfficeAnswer<'GET /admin/replacements'>[number]

/** Decides about every line of an order that waits for an answer; some decisions are sent twice. */
export async function answerClaims({ ask, insist }: Client): Promise<void> {
  const { items } = await ask<Found>('/admin/orders?status=CONCERN')
  const waiting = items.filter(({ concerns }) => concerns.includes('CLAIM_OPEN'))
  if (waiting.length === 0) return
  const { id: orderId } = anyOf(waiting)
  const { claims } = await ask<Claims>(`/admin/orders/${orderId}/claims`)
  const lines = claims
    .filter(({ state }) => state === 'OPEN')
    .flatMap((claim) => claim.lines.filter(({ decision }) => !decision))
  for (const { id } of lines) {
    const decision = anyOf(['REFUNDED', 'REFUNDED', 'REPLACED', 'REPLACED', 'REFUSED'])
    const body = {
      decision,
      units: decision === 'REFUSED' ? 0 : 1,
      answer: 'We have looked at it',
      refund: 'GATEWAY',
      requestKey: crypto.randomUUID(),
    }
    await insist('POST', `/admin/claim-lines/${id}/decision`, body)
    if (happens(0.2)) await insist('POST', `/admin/claim-lines/${id}/decision`, body)
  }
}

/** Packs what is sent again, of which sometimes nothing is there, and lets it leave the store. */
export async function sendAgain({ ask, insist }: Client): Promise<void> {
  const replacements = await ask<Replacement[]>('/admin/replacements')
  if (replacements.length === 0) return
  const { replacementId, packedAt, lines } = anyOf(replacements)
  const path = `/admin/replacements/${replacementId}`
  if (packedAt) {
    await insist('POST', `${path}/departure`)
    return
  }
  const picked = lines.map(({ goods, quantity }) => ({
    goods,
    picked: happens(0.8) ? quantity : 0,
  }))
  await insist('POST', `${path}/packing`, { bags: 1, lines: picked })
}
