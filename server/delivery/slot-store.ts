import { and, countDistinct, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Slot, SlotKey } from '../../domain/delivery/slots.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import { closedDays, deliverySlots, orders } from '../database/schema.ts'

export type SlotRow = typeof deliverySlots.$inferSelect

/** An order holds its place while it holds its stock, and once it is paid; the triggers say the same. */
export const holdsPlace = and(
  isNull(orders.cancelledAt),
  or(isNotNull(orders.paidAt), isNotNull(orders.stockHeldUntil)),
)

/** An order and those that go with it are one delivery, and hold one place together; the triggers say the same. */
export const deliveryId = sql<number>`coalesce(${orders.addsToOrderId}, ${orders.id})`

export const placesHeld = countDistinct(deliveryId)

/** What is stored of slots: how many deliveries are in each, and what an operator has changed about it. */
export async function selectSlots(database: Readable, slots: readonly SlotKey[]) {
  if (slots.length === 0) return []
  const dates = [...new Set(slots.map(({ date }) => date))]
  return database
    .select({
      windowId: deliverySlots.windowId,
      date: deliverySlots.date,
      capacity: deliverySlots.capacity,
      closedAt: deliverySlots.closedAt,
      booked: placesHeld,
    })
    .from(deliverySlots)
    .leftJoin(orders, and(eq(orders.slotId, deliverySlots.id), holdsPlace))
    .where(inArray(deliverySlots.date, dates))
    .groupBy(deliverySlots.id)
}

/**
 * The stored slot, locked until the transaction ends; stored now if it was not, with the room that its window has at this
 * moment. The lock of the window keeps an operator from changing it in between, and orders do not wait for it.
 */
export async function lockSlot(tx: Transaction, slot: Slot): Promise<SlotRow> {
  const { windowId, date } = slot
  const [startsAt, endsAt] = [slot.startsAt.toISOString(), slot.endsAt.toISOString()]
  await tx.execute(sql`
    insert into delivery_slots (window_id, date, starts_at, ends_at, cutoff_at, capacity)
      select id, ${date}::date, ${startsAt}::timestamptz, ${endsAt}::timestamptz,
        ${startsAt}::timestamptz - cutoff_minutes * interval '1 minute', capacity
      from delivery_windows where id = ${windowId} for key share
    on conflict (window_id, date) do nothing`)
  const isSlot = and(eq(deliverySlots.windowId, windowId), eq(deliverySlots.date, date))
  const [row] = await tx.select().from(deliverySlots).where(isSlot).for('update')
  if (!row) throw new Error('A slot was not stored')
  return row
}

export async function lockSlotById(tx: Transaction, id: number): Promise<SlotRow | undefined> {
  const [row] = await tx.select().from(deliverySlots).where(eq(deliverySlots.id, id)).for('update')
  return row
}

/** The places that are held in a locked slot, without that of the delivery of this order. */
export async function countBooked(
  tx: Transaction,
  slotId: number,
  exceptOrderId = 0,
): Promise<number> {
  const isOther = sql`${deliveryId} is distinct from (select coalesce(adds_to_order_id, id)
    from orders as own where own.id = ${exceptOrderId})`
  const [row] = await tx
    .select({ booked: placesHeld })
    .from(orders)
    .where(and(eq(orders.slotId, slotId), isOther, holdsPlace))
  return row?.booked ?? 0
}

type GoingAlong = Pick<typeof orders.$inferSelect, 'addsToOrderId' | 'slotId'>

/** Whether a paid order of the delivery that another one goes with, and that is still to come, has its place in the same slot. */
export async function isPlaceOfDelivery(
  tx: Transaction,
  { addsToOrderId, slotId }: GoingAlong,
): Promise<boolean> {
  if (addsToOrderId === null || slotId === null) return false
  const isOfDelivery = and(eq(orders.slotId, slotId), eq(deliveryId, addsToOrderId))
  const isToCome = and(
    isNotNull(orders.paidAt),
    isNull(orders.completedAt),
    isNull(orders.cancelledAt),
  )
  return (await tx.$count(orders, and(isOfDelivery, isToCome))) > 0
}

/** Whether nothing is delivered on a day. Read behind the lock of one of its slots, which closing the day waits for too. */
export async function isDayClosed(tx: Transaction, date: string): Promise<boolean> {
  const isClosed = and(eq(closedDays.date, date), closedDays.closesDelivery)
  return (await tx.$count(closedDays, isClosed)) > 0
}

type Place = Pick<typeof orders.$inferSelect, 'slotId' | 'promisedFrom' | 'promisedTo'>

/** Gives orders of one delivery their place, and promises the hours. */
export async function updateOrderSlot(
  tx: Transaction,
  orderIds: readonly number[],
  { slotId, promisedFrom, promisedTo }: Place,
): Promise<void> {
  const isOfDelivery = isOneOf(orders.id, orderIds)
  await tx.update(orders).set({ slotId, promisedFrom, promisedTo }).where(isOfDelivery)
}

/** Takes the place from an order; what was promised stays. */
export async function clearOrderSlot(tx: Transaction, orderId: number): Promise<void> {
  await tx.update(orders).set({ slotId: null }).where(eq(orders.id, orderId))
}
