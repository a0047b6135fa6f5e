import { canBePaid } from '../../domain/orders/status.ts'
import { checkPayments } from '../payments/index.ts'
import type { Shop } from '../shop.ts'
import { getLatestOrder, type ReadOrder } from './read-orders.ts'

/**
 * The customer's latest order. While it is unpaid, the gateway is asked first: the customer may return
 * from paying before the notification arrives, or it may never arrive.
 */
export async function checkLatestOrder(shop: Shop, userId: number): Promise<ReadOrder> {
  const latest = await getLatestOrder(shop, userId)
  if (!canBePaid(latest) || !(await checkPayments(shop, latest.id))) return latest
  return getLatestOrder(shop, userId)
}
