import type { OrderChange } from '../../../domain/orders/changes.ts'
import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import { type Actor, recordChange } from '../../audit-log/index.ts'
import type { Transaction } from '../../database/connect.ts'
import { refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import { holdingOrdersOf, lockShelves, type OrderedProduct } from '../../stock/index.ts'
import { endOrder } from '../back-office/cancel-order.ts'
import { lockOpenOrder, lockOrders } from '../back-office/store.ts'
import { requireNotBegun } from '../consignments.ts'
import { lockCustomerOf } from '../lock-customer.ts'
import { neededFor } from '../place-within.ts'
import { type PricedOrder, priceLines, type WantedLines } from '../price-lines.ts'
import { lockHoldsOf } from '../release-stock.ts'
import { lockDelivery, type OrderRow } from '../store.ts'

type Changed = { orderId: number; version: number; how: OrderChange }

/** What an entered order is to the one that it changes. */
type Following = { customerId: number; cause: string; addsTo?: OrderRow | undefined }

/**
 * Locks the order that another one, of the wanted lines, is entered instead of, or in addition to. The first is cancelled: it
 * must not be paid; if it was added to another, so is the one in its place. The second must be paid. Nobody may have begun
 * to pack what goods are added to.
 */
export async function changeOrder(
  tx: Transaction,
  shop: Shop,
  operator: Actor,
  { orderId, version, how }: Changed,
  wanted: WantedLines,
): Promise<Following> {
  // In the order in which placing the other one locks them.
  const customerId = await lockCustomerOf(tx, orderId)
  if (customerId === undefined) throw refusal('notToChange')
  // All at once by their numbers, as everything else that works on several orders.
  const holding = await holdingOrdersOf(tx, { userId: customerId })
  await lockOrders(tx, [orderId, ...holding.map(({ id }) => id)])
  const { held } = await lockHoldsOf(tx, customerId)
  const delivery = await lockDelivery(tx, orderId)
  const order = await lockOpenOrder(tx, orderId, version)
  const { paidAt } = order
  const by = operator.email
  if (how === 'ADDITION') {
    if (!paidAt) throw refusal('notToChange')
    await requireNotBegun(tx, orderId)
    return { customerId, cause: historyTexts.enteredToGoWith(by, orderId), addsTo: order }
  }
  if (paidAt) throw refusal('notToChange')
  const addsTo = order.addsToOrderId === null ? undefined : await requireToCome(tx, delivery)
  await lockGoods(tx, held, await priceLines(tx, customerId, wanted, 'en'))
  await endOrder(tx, order, { at: shop.now(), cause: historyTexts.replacedBy(by) })
  await recordChange(tx, operator, {
    action: 'cancel order',
    subject: { kind: 'order', id: orderId },
    before: { status: 'PENDING' },
    after: { status: 'CANCELLED' },
  })
  return { customerId, cause: historyTexts.enteredInstead(by, orderId), addsTo }
}

/** The paid order with which goods that were added come. */
async function requireToCome(tx: Transaction, delivery: readonly OrderRow[]): Promise<OrderRow> {
  const paid = delivery.find(({ paidAt }) => paidAt)
  if (!paid) throw refusal('deliveryGone')
  await requireNotBegun(tx, paid.id)
  return paid
}

/** Locks what the customer's orders hold together with what the other one needs, in one statement: see `requireStock`. */
async function lockGoods(tx: Transaction, held: readonly OrderedProduct[], other: PricedOrder) {
  const ids = [...held.map(({ productId }) => productId), ...neededFor(other).keys()]
  await lockShelves(tx, { productIds: [...new Set(ids)] })
}
