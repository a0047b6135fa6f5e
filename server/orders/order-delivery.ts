import { and } from 'drizzle-orm'
import { dayInColombo } from '../../domain/days.ts'
import type { DeliveryTerms, NamedArea } from '../../domain/delivery/areas.ts'
import { isBarred, type SlotKey } from '../../domain/delivery/slots.ts'
import type { Amount } from '../../domain/money/amount.ts'
import { noCents } from '../../domain/money/money.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import { orders } from '../database/schema.ts'
import { bookSlot, requireDelivery, requireSlot, updateOrderSlot } from '../delivery/index.ts'
import { refusal } from '../http/refusal.ts'
import { requireRecipientOf } from '../recipients/index.ts'
import type { Shop } from '../shop.ts'
import { hasMissedDelivery } from '../stock/index.ts'
import type { OrderRow } from './store.ts'

export type Address = Pick<
  OrderRow,
  'recipientName' | 'streetAddress' | 'postalCode' | 'country' | 'contact' | 'email' | 'charityId'
>

type AgreedTime = {
  /** The hours that are promised, if there are any. */
  promised: Partial<Pick<OrderRow, 'promisedFrom' | 'promisedTo'>>
  /** Gives the order its place, as the last thing of its transaction. */
  book: (orderId: number) => Promise<void>
}

/** How an order reaches its recipient: in a delivery of its own, or in that of a paid order. */
export type OrderDelivery = {
  /** The first order of the delivery, if it is not this one. */
  addsToOrderId: number | null
  recipient: () => Address | Promise<Address>
  terms: (
    address: Address,
    goods: Amount,
  ) => Pick<DeliveryTerms<NamedArea>, 'area' | 'feeCents' | 'missingCents'>
  /** Refuses a time that is not offered, and goods that may not be sold on its day. */
  time: (
    area: NamedArea | undefined,
    categoryIds: ReadonlySet<number>,
  ) => AgreedTime | Promise<AgreedTime>
}

type Wanted = {
  customer: { id: number }
  refusedIn: Language
  request: { recipientId: number; collectAt?: number | undefined; slot?: SlotKey | undefined }
}

/** To one of the customer's addresses, or to be collected, at the terms and the times of today. */
export function ownDelivery(
  tx: Transaction,
  shop: Shop,
  { customer, refusedIn: language, request }: Wanted,
): OrderDelivery {
  const { recipientId, collectAt } = request
  return {
    addsToOrderId: null,
    recipient: () => requireRecipientOf(tx, shop, { userId: customer.id, id: recipientId }),
    terms: ({ postalCode }, goods) =>
      requireDelivery(shop, { postalCode, collectAt, goods, language }),
    time: async (area, categoryIds) => {
      const wanted = { area, categoryIds, chosen: request.slot, language }
      const slot = await requireSlot(shop, tx, wanted)
      if (!slot) return { promised: {}, book: async () => {} }
      return {
        promised: { promisedFrom: slot.startsAt, promisedTo: slot.endsAt },
        book: (orderId) => bookSlot(shop, tx, [orderId], slot, wanted),
      }
    },
  }
}

/**
 * Along with a paid order, which is locked: its delivery is paid, also to an area that is no longer served, and its time is
 * theirs, also if it is full or past its cut-off.
 */
export function deliveryWith(tx: Transaction, shop: Shop, order: OrderRow): OrderDelivery {
  const { id, addsToOrderId, deliveryAreaId, slotId, promisedFrom, promisedTo } = order
  return {
    addsToOrderId: addsToOrderId ?? id,
    recipient: () => order,
    terms: () => ({
      area: deliveryAreaId === null ? undefined : shop.delivery.area(deliveryAreaId),
      feeCents: noCents,
      missingCents: noCents,
    }),
    time: (_, categoryIds) => {
      requireNotBarred(shop, order, categoryIds)
      return {
        promised: { promisedFrom, promisedTo },
        book: (added) => updateOrderSlot(tx, [added], { slotId, promisedFrom, promisedTo }),
      }
    },
  }
}

/** The address alone, of a saved address or of an order. */
export function addressOf(source: Address): Address {
  const { recipientName, streetAddress, postalCode, country, contact, email, charityId } = source
  return { recipientName, streetAddress, postalCode, country, contact, email, charityId }
}

/** Whether all that is paid of the delivery that this order goes with has left the store or is cancelled. */
export async function isTooLateToGo(database: Readable, order: OrderRow): Promise<boolean> {
  return (await selectTooLateToGo(database, [order])).has(order.id)
}

/** Which of these orders can no longer come, because all that is paid of their delivery has left the store or is cancelled. */
export async function selectTooLateToGo(
  database: Readable,
  among: readonly OrderRow[],
): Promise<ReadonlySet<number>> {
  const added = among.filter(({ addsToOrderId }) => addsToOrderId !== null).map(({ id }) => id)
  if (added.length === 0) return new Set()
  const found = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOneOf(orders.id, added), hasMissedDelivery))
  return new Set(found.map(({ id }) => id))
}

/** Refuses goods that may not be sold on the day that was promised. */
function requireNotBarred(
  { delivery }: Pick<Shop, 'delivery'>,
  { id, promisedFrom }: OrderRow,
  categoryIds: ReadonlySet<number>,
): void {
  if (!promisedFrom) return
  const isOnItsDay = isBarred(delivery.closedDays, dayInColombo(promisedFrom), categoryIds)
  if (isOnItsDay) throw refusal('barredThatDay', { orderId: id })
}
