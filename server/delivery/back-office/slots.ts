import { and, asc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import type { BackOfficeAnswer } from '../../../contract/back-office/index.ts'
import { dayInColombo, plusDays, weekdayOf } from '../../../domain/days.ts'
import { isAhead, type SlotKey, slotName, slotOf } from '../../../domain/delivery/slots.ts'
import { type Actor, recordEdit } from '../../audit-log/index.ts'
import type { Readable } from '../../database/connect.ts'
import { deliverySlots, deliveryWindows, orders } from '../../database/schema.ts'
import { refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import { countBooked, deliveryId, holdsPlace, lockSlot } from '../slot-store.ts'
import { updateSlots } from './window-store.ts'

type OfficeSlot = BackOfficeAnswer<'GET /admin/delivery/slots'>[number]

const daysShown = 14

/** The slots of the next two weeks, also those that customers are not offered, and the orders in each. */
export async function listOfficeSlots(shop: Shop): Promise<OfficeSlot[]> {
  const { delivery, database } = shop
  const now = shop.now()
  const dates = Array.from({ length: daysShown }, (_, days) => dayInColombo(plusDays(now, days)))
  const stored = await selectDays(database, dates)
  const booked = Map.groupBy(await selectBooked(database, dates), slotName)
  const offered = dates.flatMap((date) =>
    delivery.windows
      .filter(({ weekday }) => weekday === weekdayOf(date))
      .map((window) => ({ ...slotOf(window, date), areaId: window.areaId, closedAt: null })),
  )
  const isOffered = isAmong(offered.filter((slot) => isAhead(slot, now)))
  // Those that differ from their window, and those of removed windows with orders.
  const kept = stored.filter((row) => booked.has(slotName(row)))
  const all = new Map([...kept, ...offered, ...stored.filter(isAmong(offered))].map(named))
  return [...all.values()]
    .map(
      (slot): OfficeSlot => ({
        windowId: slot.windowId,
        date: slot.date,
        areaId: slot.areaId,
        from: slot.startsAt.toISOString(),
        to: slot.endsAt.toISOString(),
        capacity: slot.capacity,
        isOffered: isOffered(slot),
        isClosed: slot.closedAt !== null,
        closedBy: closingDay(delivery, slot.date),
        ...bookedIn(booked.get(slotName(slot))),
      }),
    )
    .sort((one, other) => one.from.localeCompare(other.from) || one.windowId - other.windowId)
}

function bookedIn(orders: Awaited<ReturnType<typeof selectBooked>> = []) {
  return {
    booked: new Set(orders.map((order) => order.deliveryId)).size,
    orderIds: orders.map(({ orderId }) => orderId),
  }
}

function closingDay({ closedDays }: Shop['delivery'], date: string): string | null {
  return closedDays.find((day) => day.date === date && day.closesDelivery)?.name ?? null
}

function isAmong(slots: readonly SlotKey[]) {
  const names = new Set(slots.map(slotName))
  return (slot: SlotKey) => names.has(slotName(slot))
}

function named<Named extends SlotKey>(slot: Named): [string, Named] {
  return [slotName(slot), slot]
}

function selectDays(database: Readable, dates: string[]) {
  return database
    .select({ ...getTableColumns(deliverySlots), areaId: deliveryWindows.areaId })
    .from(deliverySlots)
    .innerJoin(deliveryWindows, eq(deliveryWindows.id, deliverySlots.windowId))
    .where(inArray(deliverySlots.date, dates))
}

/** The orders that hold a place on some days and have not left the store. */
export function selectBooked(database: Readable, dates: string[]) {
  return database
    .select({
      orderId: orders.id,
      deliveryId,
      windowId: deliverySlots.windowId,
      date: deliverySlots.date,
    })
    .from(orders)
    .innerJoin(deliverySlots, eq(deliverySlots.id, orders.slotId))
    .where(and(inArray(deliverySlots.date, dates), holdsPlace, isNull(orders.completedAt)))
    .orderBy(asc(orders.id))
}

type Change = SlotKey & { capacity?: number | undefined; isClosed: boolean }

/** Changes the room in one slot, or lets no more orders in. Refuses less room than there are orders. */
export async function changeSlot(shop: Shop, operator: Actor, wanted: Change): Promise<void> {
  const { windowId, date, isClosed } = wanted
  const window = shop.delivery.windows.find(({ id }) => id === windowId)
  if (!window || weekdayOf(date) !== window.weekday) throw refusal('unknownWindow')
  await shop.database.transaction(async (tx) => {
    const row = await lockSlot(tx, slotOf(window, date))
    const { capacity = row.capacity } = wanted
    const booked = await countBooked(tx, row.id)
    if (capacity < booked) throw refusal('slotHoldsMore', { booked })
    const closedAt = isClosed ? (row.closedAt ?? shop.now()) : null
    await updateSlots(tx, [{ id: row.id, capacity, closedAt }])
    await recordEdit(tx, operator, {
      subject: { kind: 'delivery slot', id: row.id },
      before: { capacity: row.capacity, isClosed: row.closedAt !== null },
      after: { capacity, isClosed },
    })
  })
}
