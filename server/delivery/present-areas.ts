import type { DeliveryOffer } from '../../contract/index.ts'
import { nameOfArea } from '../../domain/delivery/areas.ts'
import { rupees } from '../../domain/money/money.ts'
import type { Language } from '../../domain/texts/texts.ts'
import type { Shop } from '../shop.ts'

/** Where and on which terms the shop delivers, for the checkout; undefined where the owner has set no areas. */
export function presentDelivery(
  { delivery }: Pick<Shop, 'delivery'>,
  language: Language,
): DeliveryOffer | undefined {
  if (delivery.areas.length === 0) return undefined
  const areas = delivery.areas.map((area) => ({
    areaId: area.id,
    kind: area.kind,
    name: nameOfArea(area, language),
    fee: rupees(area.feeCents),
    freeFrom: area.freeFromCents === null ? null : rupees(area.freeFromCents),
    minimum: rupees(area.minimumCents),
    isServed: area.isServed,
    codes: [...area.codes],
  }))
  return { areas }
}
