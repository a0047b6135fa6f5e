import type { SlotKey } from '../../domain/delivery/slots.ts'
import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import type { Language } from '../../domain/texts/texts.ts'
import type { Transaction } from '../database/connect.ts'
import { bookSlot, keepSlot, requireSlot, slotText } from '../delivery/index.ts'
import type { Customer } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import { appendEvents } from '../order-history/index.ts'
import type { Shop } from '../shop.ts'
import { lockCustomerOf } from './lock-customer.ts'
import type { Promised } from './promise-text.ts'
import { leaveRunsOfOtherDays } from './stops.ts'
import { lockDelivery, type OrderRow, selectCategories } from './store.ts'

/** Gives a locked delivery its place in another slot, and returns what is promised now. */
export async function changeSlot(
  tx: Transaction,
  shop: Shop,
  delivery: readonly OrderRow[],
  chosen: SlotKey,
  language: Language,
): Promise<Pick<Promised, 'promisedFrom' | 'promisedTo'> & { hours: string }> {
  const ids = delivery.map(({ id }) => id)
  // Goods that are added go where their order goes.
  const areaId = delivery[0]?.deliveryAreaId ?? null
  const area = areaId === null ? undefined : shop.delivery.area(areaId)
  const wanted = { area, categoryIds: await selectCategories(tx, ids), chosen, language }
  const slot = await requireSlot(shop, tx, wanted)
  if (!slot) throw refusal('notToChoose')
  await leaveRunsOfOtherDays(tx, ids, slot.date)
  await bookSlot(shop, tx, ids, slot, wanted)
  return {
    promisedFrom: slot.startsAt,
    promisedTo: slot.endsAt,
    hours: slotText(slot, 'en'),
  }
}

/**
 * Whether a locked order that is being paid still has the time that was promised. If it was given to another order in the
 * meantime, or is over, its history says so, and its customer is to choose another.
 */
export async function keepOrLoseSlot(
  tx: Transaction,
  shop: Pick<Shop, 'now'>,
  order: OrderRow,
  event: { at: Date; cause: string },
): Promise<boolean> {
  const hasSlot = await keepSlot(shop, tx, order)
  const isLostNow = !hasSlot && order.slotId !== null
  if (isLostNow) await appendEvents(tx, [order.id], { kind: 'SLOT_LOST', ...event })
  return hasSlot
}

/** Lets a customer choose another time for an order that was paid without the one it was promised. */
export async function chooseSlot(
  shop: Shop,
  language: Language,
  customer: Customer,
  { orderId, ...chosen }: SlotKey & { orderId: number },
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    if ((await lockCustomerOf(tx, orderId)) !== customer.id) throw refusal('unknownOrder')
    const delivery = await lockDelivery(tx, orderId)
    const order = delivery.find(({ id }) => id === orderId)
    const isLost = order?.promisedTo && order.slotId === null
    if (!isLost) throw refusal('notToChoose')
    const { hours } = await changeSlot(tx, shop, delivery, chosen, language)
    const cause = historyTexts.slotChosen(hours)
    const ids = delivery.map(({ id }) => id)
    await appendEvents(tx, ids, { kind: 'SLOT_MOVED', cause, at: shop.now() })
  })
}
