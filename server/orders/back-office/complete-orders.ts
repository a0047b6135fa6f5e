import { backOfficeMessages } from '../../../domain/back-office-messages.ts'
import { paymentStatusOf } from '../../../domain/order-status.ts'
import { type Actor, recordChange } from '../../audit-log/record-change.ts'
import { requireVersion } from '../../back-office/require-version.ts'
import { refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import { mailCustomerOf } from '../mail-customer.ts'
import { appendEvents } from '../order-events.ts'
import { completedLetter } from './letters.ts'
import { editOrders, lockOrders } from './store.ts'

type Chosen = { orderId: number; version: number }

/**
 * Moves paid orders to COMPLETED: they are packed and leave the store. All of them or none; each of
 * their customers is told.
 */
export async function completeOrders(shop: Shop, operator: Actor, chosen: readonly Chosen[]) {
  const versions = new Map(chosen.map(({ orderId, version }) => [orderId, version]))
  const ids = [...versions.keys()]
  const at = shop.now()
  await shop.database.transaction(async (tx) => {
    const orders = await lockOrders(tx, ids)
    if (orders.length < ids.length) throw refusal('unknownOrder')
    for (const order of orders) {
      requireVersion(order, versions.get(order.id))
      if (paymentStatusOf(order) !== 'PAID') {
        throw refusal('notOpen', { message: backOfficeMessages.orders.notPaid(order.id) })
      }
    }
    await editOrders(tx, ids, { completedAt: at })
    const cause = `Packed and shipped by ${operator.email}`
    await appendEvents(tx, ids, { kind: 'COMPLETED', cause, at })
    for (const order of orders) {
      await recordChange(tx, operator, {
        action: 'complete order',
        subject: { kind: 'order', id: order.id },
        before: { status: 'PAID' },
        after: { status: 'COMPLETED' },
      })
      await mailCustomerOf(tx, shop, order.id, completedLetter(shop.config, order))
    }
  })
  return ids.length
}
