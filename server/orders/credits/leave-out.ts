import { linesOfMissing } from '../../../domain/orders/plan-credit.ts'
import type { Actor } from '../../audit-log/index.ts'
import { refusal } from '../../http/refusal.ts'
import type { RefundWay } from '../../payments/index.ts'
import type { Shop } from '../../shop.ts'
import { sumNeeds } from '../../stock/index.ts'
import { deleteShortages, lockOpenOrder } from '../back-office/store.ts'
import { sumOfCredits } from '../books.ts'
import { requireNotBeingPicked } from '../consignments.ts'
import { withLines } from '../read-orders.ts'
import { creditedGoods } from './credited-goods.ts'
import { creditOrder } from './give-credit.ts'

type LeaveOut = { version: number; reason: string; refund?: RefundWay | undefined }

/** Leaves out the goods that are missing for a paid order, and gives their money back. The rest can then be shipped. */
export async function leaveOut(
  shop: Shop,
  operator: Actor,
  orderId: number,
  { version, reason, refund }: LeaveOut,
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const row = await lockOpenOrder(tx, orderId, version)
    await requireNotBeingPicked(tx, orderId)
    const [order] = await withLines(tx, [row])
    if (!order || order.missing.length === 0) throw refusal('editedElsewhere')
    // Sheets and mails know from its credit what was left out, and nothing cannot be credited.
    if (sumOfCredits(order.credits) >= order.totalCents) throw refusal('nothingForMissing')
    const units = linesOfMissing(creditedGoods(order), sumNeeds(order.missing))
    const requestKey = crypto.randomUUID()
    await creditOrder(tx, shop, operator, row, {
      kind: 'NOT_SUPPLIED',
      units,
      reason,
      refund,
      requestKey,
    })
    await deleteShortages(tx, orderId)
  })
}
