import { dayInColombo } from '../../domain/days.ts'
import { isBarred } from '../../domain/delivery/slots.ts'
import { noCents } from '../../domain/money/money.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import type { OrderRow } from './store.ts'

type Address = Pick<
  OrderRow,
  'recipientName' | 'streetAddress' | 'postalCode' | 'country' | 'contact' | 'email' | 'charityId'
>

/** Where an order goes, from a saved address or from the order that it goes with. */
export function addressOf(source: Address): Address {
  const { recipientName, streetAddress, postalCode, country, contact, email, charityId } = source
  return { recipientName, streetAddress, postalCode, country, contact, email, charityId }
}

/** The terms of goods that go with an order: its delivery is paid, also to an area that is no longer served. */
export function termsAlongside({ delivery }: Pick<Shop, 'delivery'>, { deliveryAreaId }: OrderRow) {
  const area = deliveryAreaId === null ? undefined : delivery.area(deliveryAreaId)
  return { area, feeCents: noCents, missingCents: noCents }
}

/** The place and the hours of an order; those that go with it share them, also in a full time and after its cut-off. */
export function placeOf({ slotId, promisedFrom, promisedTo }: OrderRow) {
  return { slotId, promisedFrom, promisedTo }
}

/** The first order of a delivery: all others go with that one. */
export function deliveryOf({ id, addsToOrderId }: OrderRow): number {
  return addsToOrderId ?? id
}

/** Refuses goods that may not be sold on the day that was promised. */
export function requireNotBarred(
  { delivery }: Pick<Shop, 'delivery'>,
  { id, promisedFrom }: OrderRow,
  categoryIds: ReadonlySet<number>,
): void {
  if (!promisedFrom) return
  const isOnItsDay = isBarred(delivery.closedDays, dayInColombo(promisedFrom), categoryIds)
  if (isOnItsDay) throw refusal('barredThatDay', { orderId: id })
}
