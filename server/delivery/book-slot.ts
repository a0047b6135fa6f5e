import type { NamedArea } from '../../domain/delivery/areas.ts'
import {
  nearestSlots,
  type Slot,
  type SlotKey,
  slotName,
  slotsAhead,
  windowsIn,
} from '../../domain/delivery/slots.ts'
import type { Language } from '../../domain/texts/texts.ts'
import type { Transaction } from '../database/connect.ts'
import { pipelined } from '../database/pipelined.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { offeredSlots } from './offered-slots.ts'
import {
  clearOrderSlot,
  countBooked,
  isDayClosed,
  isPlaceOfDelivery,
  lockSlot,
  lockSlotById,
  type SlotRow,
  updateOrderSlot,
} from './slot-store.ts'
import { slotText } from './slot-text.ts'

type Delivering = Pick<Shop, 'delivery' | 'now'>

type Promised = {
  id: number
  addsToOrderId: number | null
  slotId: number | null
  promisedTo: Date | null
  stockHeldUntil: Date | null
}

/** Where an order goes, what is in it, and the time that was chosen for it. */
export type SlotWanted = {
  area: NamedArea | undefined
  categoryIds: ReadonlySet<number>
  chosen: SlotKey | undefined
  language: Language
}

/**
 * The slot that was chosen, as the shop's calendar has it; undefined where no times are set. Refuses one that is not
 * offered, none where one must be chosen, and any where none is offered. Whether it has room shows when it is booked.
 */
export async function requireSlot(
  shop: Delivering,
  tx: Transaction,
  wanted: SlotWanted,
): Promise<Slot | undefined> {
  const { area, categoryIds, chosen } = wanted
  if (windowsIn(shop.delivery, area).length === 0) {
    // It was offered when the page was opened: who has chosen it would wait at home for nothing.
    if (chosen) throw refusal('slotsEnded')
    return undefined
  }
  const offered = slotsAhead(shop.delivery, area, shop.now(), categoryIds)
  if (offered.length === 0) throw refusal('noSlots')
  const slot = chosen && offered.find((each) => slotName(each) === slotName(chosen))
  if (!slot) throw await notThatSlot(shop, tx, wanted)
  return slot
}

/**
 * Gives the orders of a delivery their place in a slot, as the last thing of its transaction: the lock of the slot, at which orders wait
 * for each other, is then held only until the commit. Refuses a slot without room.
 */
export async function bookSlot(
  shop: Delivering,
  tx: Transaction,
  orderIds: readonly number[],
  slot: Slot,
  wanted: SlotWanted,
): Promise<void> {
  const row = await lockSlot(tx, slot)
  if (!(await hasRoom(tx, row, orderIds[0]))) {
    throw await notThatSlot(shop, tx, { ...wanted, chosen: slot })
  }
  const { id: slotId, startsAt: promisedFrom, endsAt: promisedTo } = row
  await updateOrderSlot(tx, orderIds, { slotId, promisedFrom, promisedTo })
}

/**
 * Whether an order still has the place that was promised: while it is held, until its time is over. Once its hold has lapsed,
 * the place is taken again if it is free and not too late. Either way the order has it as long as the delivery that it goes
 * with; otherwise it has none any more.
 */
export async function keepSlot(
  { now }: Pick<Shop, 'now'>,
  tx: Transaction,
  order: Promised,
): Promise<boolean> {
  if (order.slotId === null) return order.promisedTo === null
  // A payment link may hold an order for longer than its time lasts.
  const isOver = order.promisedTo !== null && order.promisedTo <= now()
  if (order.stockHeldUntil && !isOver) return true
  if (await isPlaceOfDelivery(tx, order)) return true
  const row = await lockSlotById(tx, order.slotId)
  if (row && row.cutoffAt > now() && (await hasRoom(tx, row, order.id))) return true
  await clearOrderSlot(tx, order.id)
  return false
}

async function hasRoom(tx: Transaction, row: SlotRow, orderId?: number): Promise<boolean> {
  if (row.closedAt !== null) return false
  const { booked, isClosed } = await pipelined({
    booked: () => countBooked(tx, row.id, orderId),
    isClosed: () => isDayClosed(tx, row.date),
  })
  return !isClosed && booked < row.capacity
}

/** Names the free slots that are nearest to the chosen one. */
async function notThatSlot(shop: Delivering, tx: Transaction, wanted: SlotWanted) {
  const { area, categoryIds, chosen, language } = wanted
  const offered = await offeredSlots(shop, tx, { area, categoryIds })
  const near = chosen && offered.find((slot) => slotName(slot) === slotName(chosen))
  const free = offered.filter(
    (slot) => slot.isFree && !(chosen && slotName(slot) === slotName(chosen)),
  )
  if (free.length === 0) return refusal('noSlots')
  const to = near?.startsAt ?? (chosen ? new Date(`${chosen.date}T12:00:00Z`) : shop.now())
  const nearest = nearestSlots(free, to)
  const details = {
    slots: nearest.map(({ windowId, date }) => ({ windowId, date })),
    times: nearest.map((slot) => slotText(slot, language)),
  }
  return chosen ? refusal('slotTaken', details) : refusal('slotMissing', details)
}
