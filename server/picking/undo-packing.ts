import { isAsOrdered, unitsNotFound } from '../../domain/picking/line.ts'
import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import { type Actor, recordChange } from '../audit-log/index.ts'
import { refusal } from '../http/refusal.ts'
import { appendEvents } from '../order-history/index.ts'
import { billVoided, insertShortages, raiseVersion } from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import { sumNeeds } from '../stock/index.ts'
import { linesOf, lockPicking } from './read-picking.ts'
import {
  deleteRefunds,
  isCreditedSince,
  isSubstituteKept,
  lockRefundsOf,
  type RefundRow,
  updateConsignment,
  voidCreditsOf,
} from './store.ts'

/**
 * Opens a packed order again, until it leaves the store, its money is on its way or promised by mail, or something of it
 * was credited. What was not found stays so, and the stock stays as it is, until it is packed again.
 */
export async function undoPacking(shop: Shop, operator: Actor, orderId: number): Promise<void> {
  const at = shop.now()
  await shop.database.transaction(async (tx) => {
    const { row, order, consignment } = await lockPicking(tx, orderId)
    const packedAt = consignment?.packedAt
    if (!consignment || !packedAt || row.completedAt || row.cancelledAt) throw refusal('notPacked')
    const refunds = await lockRefundsOf(tx, orderId, packedAt)
    const lines = await linesOf(tx, order, consignment)
    const isTold = !consignment.mailAt && !isAsOrdered(lines)
    const isFixed =
      refunds.some((refund) => isTold || isBegun(refund)) ||
      (await isSubstituteKept(tx, consignment.id)) ||
      (await isCreditedSince(tx, orderId, packedAt))
    if (isFixed) throw refusal('refundSent')
    await deleteRefunds(
      tx,
      refunds.map(({ id }) => id),
    )
    const voided = await voidCreditsOf(tx, orderId, { packedAt, at })
    await billVoided(tx, row, voided, at)
    const notFound = lines
      .map((line) => ({ productId: line.goods.productId, quantity: unitsNotFound(line) }))
      .filter(({ quantity }) => quantity > 0)
    await insertShortages(tx, orderId, sumNeeds(notFound))
    await updateConsignment(tx, consignment.id, {
      packedAt: null,
      bags: null,
      mailAt: null,
      pickerEmail: operator.email,
    })
    await raiseVersion(tx, [orderId])
    const cause = historyTexts.pickedBy(operator.email)
    await appendEvents(tx, [orderId], { kind: 'PACKING_UNDONE', cause, at })
    await recordChange(tx, operator, {
      action: 'undo packing',
      subject: { kind: 'order', id: orderId },
      before: { bags: consignment.bags },
      after: { bags: null },
    })
  })
}

function isBegun({ sentAt, settledAt, unknownSince }: RefundRow): boolean {
  return (sentAt ?? settledAt ?? unknownSince) !== null
}
