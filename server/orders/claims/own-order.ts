import { and, eq } from 'drizzle-orm'
import { type ClaimClock, claimClock } from '../../../domain/orders/claim-clock.ts'
import type { Readable } from '../../database/connect.ts'
import { orders } from '../../database/schema.ts'
import type { Customer } from '../../http/environment.ts'
import { refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import type { OrderRow } from '../store.ts'

/** Customers see nothing of claims while the shop takes none. */
export function requireClaims({ settings }: Pick<Shop, 'settings'>): void {
  if (!settings.get('orders.claims')) throw refusal('noClaims')
}

/** The customer's own order; somebody else's is not there. */
export async function findOwnOrder(
  database: Readable,
  customer: Customer,
  orderId: number,
): Promise<OrderRow> {
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, customer.id)))
  if (!order) throw refusal('unknownOrder')
  return order
}

type Moments = Pick<
  OrderRow,
  'promisedTo' | 'paidAt' | 'completedAt' | 'deliveredAt' | 'cancelledAt'
>

/** Until when an order can be claimed; undefined if it has not been delivered, or was cancelled. */
export function clockOf({
  promisedTo,
  paidAt,
  completedAt,
  deliveredAt,
  cancelledAt,
}: Moments): ClaimClock | undefined {
  if (!paidAt || !completedAt || cancelledAt) return undefined
  return claimClock({ promisedTo, paidAt, completedAt, deliveredAt })
}

export function requireClock(order: Moments): ClaimClock {
  const clock = clockOf(order)
  if (!clock) throw refusal('notToClaim')
  return clock
}
