import { isEarlyEnoughToCancel } from '../../domain/orders/cancellation.ts'
import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import type { Customer } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import { canRefund } from '../payments/index.ts'
import type { Shop } from '../shop.ts'
import { carryOutCancellation, plannedFor } from './back-office/cancel-order.ts'
import { selectStarted } from './consignments.ts'
import { lockOrderOf, type OrderRow } from './store.ts'

/** Which of these orders their customer may cancel now. */
export async function selectCancellable(
  shop: Pick<Shop, 'settings' | 'database'>,
  orders: readonly OrderRow[],
): Promise<ReadonlySet<number>> {
  if (!isAllowed(shop)) return new Set()
  const early = orders.filter((order) =>
    isEarlyEnoughToCancel({ ...order, isPickingStarted: false }),
  )
  if (early.length === 0) return new Set()
  const ids = early.map(({ id }) => id)
  const rows = await shop.database.onOneConnection((connection) =>
    selectStarted(connection, { orderIds: ids }),
  )
  const started = new Set(rows.map(({ orderId }) => orderId))
  return new Set(ids.filter((id) => !started.has(id)))
}

function isAllowed({ settings }: Pick<Shop, 'settings'>): boolean {
  return settings.get('orders.customersMayCancel')
}

/**
 * Cancels an order for the customer who placed it: its stock is returned, and its payments are refunded at once where
 * the gateway can do it, otherwise by an operator. An order that is already cancelled stays as it is.
 */
export async function cancelOwnOrder(
  shop: Shop,
  customer: Customer,
  orderId: number,
): Promise<void> {
  if (!isAllowed(shop)) throw refusal('notCancellable')
  await shop.database.transaction(async (tx) => {
    const order = await lockOrderOf(tx, customer.id, orderId)
    // Behind the lock, so that it is never before a payment that came first.
    const at = shop.now()
    if (!order) throw refusal('unknownOrder')
    if (order.cancelledAt) return
    const isPickingStarted = (await selectStarted(tx, { orderIds: [orderId] })).length > 0
    if (!isEarlyEnoughToCancel({ ...order, isPickingStarted })) throw refusal('notCancellable')
    const planned = await plannedFor(tx, { ...order, cancelledAt: at })
    const way = canRefund(shop.gateways, planned) ? 'GATEWAY' : 'BY_HAND'
    const { cancelledByCustomer: cause, theCustomer: by } = historyTexts
    await carryOutCancellation(tx, shop, order, {
      at,
      by,
      operator: undefined,
      cause,
      planned,
      way,
    })
  })
}
