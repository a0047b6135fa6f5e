import type { DeliveryOffer, Recipient } from '../../contract/index.ts'
import {
  type DeliveryArea,
  type DeliveryTerms,
  deliveryTerms,
  termsOf,
} from '../../domain/delivery/areas.ts'
import type { Amount } from '../../domain/money/amount.ts'
import { cents } from '../../domain/money/money.ts'

/** The terms for goods that go to an address or are collected; undefined where the shop has set none. */
export function deliveryTo(
  offer: DeliveryOffer | undefined,
  { postalCode }: Pick<Recipient, 'postalCode'>,
  goods: Amount,
  collectAt?: number | undefined,
): DeliveryTerms | undefined {
  const place = offer?.areas.find(({ areaId }) => areaId === collectAt)
  if (place) return termsOf(areaOf(place), goods)
  return offer && deliveryTerms(offer.areas.map(areaOf), postalCode, goods)
}

/** What the order costs with its delivery. */
export function withDelivery(goods: Amount, terms: DeliveryTerms | undefined): Amount {
  return terms ? { ...goods, deliveryFeeCents: terms.feeCents } : goods
}

export function isDelivered({ isServed, missingCents }: DeliveryTerms): boolean {
  return isServed && missingCents === 0
}

function areaOf(area: DeliveryOffer['areas'][number]): DeliveryArea {
  const { areaId, fee, freeFrom, minimum, ...same } = area
  return {
    ...same,
    id: areaId,
    feeCents: cents(fee),
    freeFromCents: freeFrom === null ? null : cents(freeFrom),
    minimumCents: cents(minimum),
  }
}
