import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import { type Actor, recordChange } from '../../audit-log/index.ts'
import { requireVersion } from '../../back-office/require-version.ts'
import { refusal } from '../../http/refusal.ts'
import { appendEvents } from '../../order-history/index.ts'
import type { Shop } from '../../shop.ts'
import { hasOpenClaim } from '../claims/read-claims.ts'
import { mailCustomerOf } from '../mail-customer.ts'
import { replacementsOf } from '../replacements/store.ts'
import { hasComeBack, takeStopsBack } from '../stops.ts'
import { cameBackLetter, completionUndoneLetter } from './letters.ts'
import { editOrders, lockOrder } from './store.ts'

type Undoing = { version: number; reason: string }

/**
 * Moves a completed order back to PAID, because it has not left the store, or is back in it. While the mail about it
 * waits, the customer is mailed nothing; once it has gone, they are mailed that it was wrong, or that the order is back
 * in the store.
 */
export async function undoCompletion(
  shop: Shop,
  operator: Actor,
  orderId: number,
  { version, reason }: Undoing,
): Promise<void> {
  const at = shop.now()
  await shop.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    requireVersion(order, version)
    // Without its customer nobody knows where the order would have to go.
    if (!order.completedAt || order.cancelledAt || order.userId === null) {
      throw refusal('notCompleted')
    }
    if (await hasOpenClaim(tx, orderId)) throw refusal('claimOpen', { orderIds: [orderId] })
    const replacements = await replacementsOf(tx, orderId)
    if (replacements.some(({ leftAt }) => !leftAt)) {
      throw refusal('replacementOpen', { orderIds: [orderId] })
    }
    await takeStopsBack(tx, { orderId, replacementId: null }, at)
    const inStore = { completedAt: null, completionMailAt: null, deliveredAt: null }
    await editOrders(tx, [orderId], inStore)
    const cause = historyTexts.completionUndone(operator.email, reason)
    await appendEvents(tx, [orderId], { kind: 'COMPLETION_UNDONE', cause, at })
    await recordChange(tx, operator, {
      action: 'undo completion',
      subject: { kind: 'order', id: orderId },
      before: { status: 'COMPLETED' },
      after: { status: 'PAID' },
    })
    // Who collects an order is never mailed that it is on its way.
    if (order.completionMailAt || order.collectAt !== null) return
    const isBack = await hasComeBack(tx, orderId)
    await mailCustomerOf(tx, shop, orderId, (language) =>
      isBack
        ? cameBackLetter(shop.config, language, order, reason)
        : completionUndoneLetter(shop.config, language, order, reason),
    )
  })
}
