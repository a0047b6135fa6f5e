import { type CreditLine, unitsLeft } from '../../../domain/orders/plan-credit.ts'
import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import type { Transaction } from '../../database/connect.ts'
import { refusal } from '../../http/refusal.ts'
import { returnStock } from '../../stock/index.ts'
import { requireNotBegun } from '../consignments.ts'
import type { ReadOrder } from '../read-orders.ts'
import { creditedGoods } from './credited-goods.ts'
import { goodsNotSent } from './not-sent.ts'

/**
 * Puts units that the customer no longer wants back on the shelves. Refuses a locked order that is being packed or has left,
 * and one of which something is missing, because those units are not there to put back. Its last goods are not taken off: an
 * order with nothing to send is cancelled, which gives its delivery fee back, too.
 */
export async function takeOff(
  tx: Transaction,
  order: ReadOrder,
  lines: readonly CreditLine[],
): Promise<void> {
  if (order.completedAt) throw refusal('notOpen')
  if (order.missing.length > 0) throw refusal('settleMissingFirst')
  await requireNotBegun(tx, order.id)
  const toSend = goodsNotSent(order).reduce((units, line) => units + unitsLeft(line), 0)
  const off = lines.reduce((units, { quantity }) => units + quantity, 0)
  if (off === toSend) throw refusal('nothingLeftToSend')
  const goods = new Map(creditedGoods(order).map((each) => [each.key, each.productId]))
  const units = lines.flatMap(({ key, quantity }) => {
    const productId = goods.get(key)
    return productId === undefined ? [] : { orderId: order.id, productId, quantity }
  })
  await returnStock(tx, units, historyTexts.takenOff)
}
