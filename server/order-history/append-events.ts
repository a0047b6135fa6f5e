import type { Transaction } from '../database/connect.ts'
import { insertMany } from '../database/many-rows.ts'
import { orderEvents } from '../database/schema.ts'

type Event = Pick<typeof orderEvents.$inferInsert, 'kind' | 'cause'> & { at: Date }
type OrderEvent = Event & { orderId: number }

/** Appends the same event to the history of several orders. */
export async function appendEvents(
  tx: Transaction,
  orderIds: readonly number[],
  event: Event,
): Promise<void> {
  await insertEvents(
    tx,
    orderIds.map((orderId) => ({ orderId, ...event })),
  )
}

/** Appends events to the history of orders. */
function insertEvents(tx: Transaction, events: readonly OrderEvent[]): Promise<void> {
  return insertMany(tx, orderEvents, events)
}
