import { canBePaid } from '../../domain/orders/status.ts'
import { checkPayments } from '../payments/index.ts'
import type { Shop } from '../shop.ts'
import { getLatestOrder, type ReadOrder } from './read-orders.ts'

/**
 * The customer's latest order; while it is unpaid the gateway is asked first, for a customer who is
 * back from paying before the notification is here, or whose notification never comes.
 */
export async function checkLatestOrder(shop: Shop, userId: number): Promise<ReadOrder> {
  const latest = await getLatestOrder(shop, userId)
  if (!canBePaid(latest) || !(await checkPayments(shop, latest.id))) return latest
  return getLatestOrder(shop, userId)
}
