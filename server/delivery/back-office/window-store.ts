import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { isOneOf } from '../../database/conditions.ts'
import type { Readable, Transaction } from '../../database/connect.ts'
import { updateMany } from '../../database/many-rows.ts'
import { deliverySlots, deliveryWindows, orders } from '../../database/schema.ts'
import { holdsPlace, placesHeld } from '../slot-store.ts'

export type WindowRow = typeof deliveryWindows.$inferSelect
export type WindowValues = Omit<WindowRow, 'id' | 'removedAt' | 'version'>

/** Every window that was not removed, by day and time. */
export function selectWindows(database: Readable): Promise<WindowRow[]> {
  return database
    .select()
    .from(deliveryWindows)
    .where(isNull(deliveryWindows.removedAt))
    .orderBy(
      asc(deliveryWindows.weekday),
      asc(deliveryWindows.fromMinutes),
      asc(deliveryWindows.id),
    )
}

export async function lockWindow(tx: Transaction, id: number): Promise<WindowRow | undefined> {
  const [row] = await tx
    .select()
    .from(deliveryWindows)
    .where(and(eq(deliveryWindows.id, id), isNull(deliveryWindows.removedAt)))
    .for('update')
  return row
}

/** Returns those that were not there yet. */
export function insertWindows(
  tx: Transaction,
  windows: readonly WindowValues[],
): Promise<WindowRow[]> {
  return tx
    .insert(deliveryWindows)
    .values([...windows])
    .onConflictDoNothing()
    .returning()
}

/** Changes a locked window, which raises its version. */
export async function updateWindow(
  tx: Transaction,
  id: number,
  change: Partial<WindowValues> & { removedAt?: Date },
): Promise<void> {
  await tx
    .update(deliveryWindows)
    .set({ ...change, version: sql`${deliveryWindows.version} + 1` })
    .where(eq(deliveryWindows.id, id))
}

/** The stored slots of a window that are still to come, locked, with the number of deliveries in each. */
export async function lockSlotsOf(tx: Transaction, windowId: number, now: Date) {
  const isAhead = and(eq(deliverySlots.windowId, windowId), gt(deliverySlots.startsAt, now))
  const locked = await tx
    .select({ id: deliverySlots.id })
    .from(deliverySlots)
    .where(isAhead)
    .orderBy(asc(deliverySlots.id))
    .for('update')
  // Counted by a further statement, which sees the orders that were waited for.
  return tx
    .select({
      id: deliverySlots.id,
      startsAt: deliverySlots.startsAt,
      capacity: deliverySlots.capacity,
      booked: placesHeld,
    })
    .from(deliverySlots)
    .leftJoin(orders, and(eq(orders.slotId, deliverySlots.id), holdsPlace))
    .where(
      isOneOf(
        deliverySlots.id,
        locked.map(({ id }) => id),
      ),
    )
    .groupBy(deliverySlots.id)
}

type SlotChange = Partial<
  Pick<typeof deliverySlots.$inferSelect, 'capacity' | 'cutoffAt' | 'closedAt'>
>

/** Changes slots that are locked; each in the same of its columns. */
export function updateSlots(tx: Transaction, slots: readonly ({ id: number } & SlotChange)[]) {
  return updateMany(tx, deliverySlots, slots)
}
