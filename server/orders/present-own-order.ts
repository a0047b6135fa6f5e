import type { Order } from '../../contract/index.ts'
import { rupees } from '../../domain/money/money.ts'
import { canBePaid } from '../../domain/orders/status.ts'
import { thanksOf } from '../gifts/index.ts'
import type { Customer } from '../http/environment.ts'
import type { Shop } from '../shop.ts'
import { booksOf } from './books.ts'
import { selectCancellable } from './cancel-own-order.ts'
import { clockOf } from './claims/own-order.ts'
import { selectStages } from './delivery-stages.ts'
import { selectTooLateToGo } from './order-delivery.ts'
import { presentOrder } from './presentation.ts'
import type { ReadOrder } from './read-orders.ts'
import { presentPacked, selectPacked } from './select-packed.ts'
import { selectStories } from './select-stories.ts'

/** Orders for their signed-in customer, with what the shop's settings add to the specified fields. */
export async function presentOwnOrders(
  shop: Shop,
  customer: Customer,
  orders: readonly ReadOrder[],
): Promise<Order[]> {
  const stories = await storiesOf(shop, orders)
  const cancellable = await selectCancellable(shop, orders)
  const tooLate = await selectTooLateToGo(shop.database, orders.filter(canBePaid))
  const packed = shop.settings.get('orders.picking')
    ? await selectPacked(shop.database, orders)
    : new Map()
  const gifts = await thanksOf(shop, orders, customer.language)
  const now = shop.now()
  const stages = shop.settings.get('delivery.runs')
    ? await selectStages(shop.database, orders, now)
    : new Map()
  const takesClaims = shop.settings.get('orders.claims')
  return orders.map((order) => ({
    userId: customer.id,
    ...presentOrder(order, now),
    ...presentGift(gifts.get(order.charityId ?? 0)),
    ...presentPacked(order, packed.get(order.id)),
    ...(stages.has(order.id) && { delivery: stages.get(order.id) }),
    ...(cancellable.has(order.id) && presentCancellation(order, now)),
    ...(tooLate.has(order.id) && { deliveryGone: true as const }),
    ...(takesClaims && clockOf(order) && { claimable: true as const }),
    ...(stories && { story: stories.get(order.id) ?? [] }),
  }))
}

function presentGift(gift: Order['gift']): Pick<Order, 'gift'> {
  return gift ? { gift } : {}
}

function storiesOf({ settings, database }: Shop, orders: readonly ReadOrder[]) {
  if (!settings.get('orders.story')) return undefined
  return selectStories(
    database,
    orders.map(({ id }) => id),
  )
}

/** What cancelling the order now would give back. */
function presentCancellation(order: ReadOrder, now: Date): Pick<Order, 'cancellable'> {
  const { owedCents } = booksOf({ ...order, cancelledAt: now })
  return { cancellable: { refundAmount: rupees(owedCents) } }
}
