import type { CreditLine } from '../../../domain/orders/plan-credit.ts'
import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import type { Transaction } from '../../database/connect.ts'
import { refusal } from '../../http/refusal.ts'
import { returnStock } from '../../stock/index.ts'
import { requireNotBegun } from '../consignments.ts'
import type { ReadOrder } from '../read-orders.ts'
import { creditedGoods } from './credited-goods.ts'

/**
 * Puts units that the customer no longer wants back on the shelves. Refuses a locked order that is being packed or has left,
 * and one of which something is missing, because those units are not there to put back.
 */
export async function takeOff(
  tx: Transaction,
  order: ReadOrder,
  lines: readonly CreditLine[],
): Promise<void> {
  if (order.completedAt) throw refusal('notOpen')
  if (order.missing.length > 0) throw refusal('settleMissingFirst')
  await requireNotBegun(tx, order.id)
  const goods = new Map(creditedGoods(order).map((each) => [each.key, each.productId]))
  const units = lines.flatMap(({ key, quantity }) => {
    const productId = goods.get(key)
    return productId === undefined ? [] : { orderId: order.id, productId, quantity }
  })
  await returnStock(tx, units, historyTexts.takenOff)
}
