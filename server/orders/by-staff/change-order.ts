import type { OrderChange } from '../../../domain/orders/changes.ts'
import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import { type Actor, recordChange } from '../../audit-log/index.ts'
import type { Transaction } from '../../database/connect.ts'
import { refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import { endOrder } from '../back-office/cancel-order.ts'
import { lockOpenOrder } from '../back-office/store.ts'
import { requireNotBegun } from '../consignments.ts'

type Changed = { orderId: number; version: number; how: OrderChange }

/** What an entered order is to the one that it changes. */
type Following = { customerId: number; cause: string; addsTo?: number }

/**
 * Locks the order that another one is entered instead of, or in addition to. The first is cancelled: it must not be paid. The
 * second must be paid, and nobody may have begun to pack it.
 */
export async function changeOrder(
  tx: Transaction,
  shop: Shop,
  operator: Actor,
  { orderId, version, how }: Changed,
): Promise<Following> {
  const order = await lockOpenOrder(tx, orderId, version)
  const { userId: customerId, paidAt } = order
  if (customerId === null) throw refusal('notToChange')
  const by = operator.email
  if (how === 'ADDITION') {
    if (!paidAt) throw refusal('notToChange')
    await requireNotBegun(tx, orderId)
    return { customerId, cause: historyTexts.enteredToGoWith(by, orderId), addsTo: orderId }
  }
  if (paidAt) throw refusal('notToChange')
  await endOrder(tx, order, { at: shop.now(), cause: historyTexts.replacedBy(by) })
  await recordChange(tx, operator, {
    action: 'cancel order',
    subject: { kind: 'order', id: orderId },
    before: { status: 'PENDING' },
    after: { status: 'CANCELLED' },
  })
  return { customerId, cause: historyTexts.enteredInstead(by, orderId) }
}
