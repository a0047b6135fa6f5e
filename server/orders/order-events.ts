import type { Transaction } from '../database/connect.ts'
import { orderEvents } from '../database/schema.ts'

type Event = Pick<typeof orderEvents.$inferInsert, 'kind' | 'cause'> & { at: Date }

/** Adds to the history of orders, which only grows. */
export async function appendEvents(
  tx: Transaction,
  orderIds: readonly number[],
  event: Event,
): Promise<void> {
  if (orderIds.length === 0) return
  await tx.insert(orderEvents).values(orderIds.map((orderId) => ({ orderId, ...event })))
}
