import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import type { Customer } from '../../http/environment.ts'
import { refusal } from '../../http/refusal.ts'
import { appendEvents } from '../../order-history/index.ts'
import type { Shop } from '../../shop.ts'
import { lockOrderOf } from '../store.ts'
import { closeClaim } from './close-claim.ts'
import { requireClaims } from './own-order.ts'
import { claimsOf } from './read-claims.ts'

/** Takes an open claim back for its customer, unless the shop has decided about a part of it. */
export async function withdrawClaim(
  shop: Shop,
  customer: Customer,
  orderId: number,
  claimId: number,
): Promise<void> {
  requireClaims(shop)
  const at = shop.now()
  await shop.database.transaction(async (tx) => {
    const order = await lockOrderOf(tx, customer.id, orderId)
    if (!order) throw refusal('unknownOrder')
    const claim = (await claimsOf(tx, orderId)).find(({ id }) => id === claimId)
    if (!claim) throw refusal('notFound')
    if (claim.isWithdrawn) return
    if (claim.closedAt || claim.lines.some(({ decision }) => decision)) throw refusal('claimClosed')
    await closeClaim(tx, claimId, { at, isWithdrawn: true })
    const cause = historyTexts.claimWithdrawn
    await appendEvents(tx, [orderId], { kind: 'CLAIM_WITHDRAWN', cause, at })
  })
}
