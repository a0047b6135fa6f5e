import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/connect.ts'
import { orderEvents } from '../database/schema.ts'

type Event = Pick<typeof orderEvents.$inferInsert, 'kind' | 'cause'> & { at: Date }
type OrderEvent = Event & { orderId: number }

/** Adds the same to the history of several orders. */
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

/** Adds to the history of orders, which only grows. */
async function insertEvents(tx: Transaction, events: readonly OrderEvent[]): Promise<void> {
  if (events.length === 0) return
  // As one value, like an order's lines.
  await tx.execute(sql`
    insert into ${orderEvents} (order_id, kind, cause, at)
    select * from json_to_recordset(${JSON.stringify(events)}::json) as events
      ("orderId" int, kind text, cause text, at timestamptz)`)
}
