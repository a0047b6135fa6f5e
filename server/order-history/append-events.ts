import type { Transaction } from '../database/connect.ts'
import { insertMany } from '../database/many-rows.ts'
import { orderEvents } from '../database/schema.ts'

type Event = Pick<typeof orderEvents.$inferInsert, 'kind' | 'cause'> & { at: Date }

/** Appends the same event to the history of several orders. */
export function appendEvents(
  tx: Transaction,
  orderIds: readonly number[],
  event: Event,
): Promise<void> {
  const events = orderIds.map((orderId) => ({ orderId, ...event }))
  return insertMany(tx, orderEvents, events)
}
