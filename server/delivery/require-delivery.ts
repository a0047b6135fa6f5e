import {
  type DeliveryTerms,
  deliveryTerms,
  type NamedArea,
  nameOfArea,
  servedAreas,
  termsOf,
} from '../../domain/delivery/areas.ts'
import type { Amount } from '../../domain/money/amount.ts'
import { decimalText } from '../../domain/money/money.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'

type Wanted = {
  postalCode: string
  /** The place where the customer collects the order instead. */
  collectAt: number | undefined
  goods: Amount
  language: Language
}

/**
 * The terms for a delivery to a postal code, or for collecting at a place. Refuses an address that the shop does not
 * deliver to, with the areas that it does, and a place where nothing is collected.
 */
export function requireDelivery(
  { delivery }: Pick<Shop, 'delivery'>,
  { postalCode, collectAt, goods, language }: Wanted,
): DeliveryTerms<NamedArea> {
  if (collectAt !== undefined) {
    const place = delivery.areas.find(({ id }) => id === collectAt)
    if (!place?.isServed || place.kind !== 'COLLECTION') throw refusal('notCollected')
    return termsOf(place, goods)
  }
  const terms = deliveryTerms(delivery.areas, postalCode, goods)
  if (!terms.isServed) {
    const areas = servedAreas(delivery.areas).map((area) => nameOfArea(area, language))
    throw refusal('notDelivered', { areas })
  }
  return terms
}

/** Refuses an order that is smaller than what its area is delivered from. */
export function requireMinimum(
  { area, missingCents }: Pick<DeliveryTerms<NamedArea>, 'area' | 'missingCents'>,
  language: Language,
): void {
  if (!area || missingCents === 0) return
  const missing = decimalText(missingCents)
  throw refusal('belowMinimum', { missing, area: nameOfArea(area, language) })
}
