import type { DeliveryOffer } from '../../contract/index.ts'
import { type NamedArea, nameOfArea } from '../../domain/delivery/areas.ts'
import { windowsIn } from '../../domain/delivery/slots.ts'
import { rupees } from '../../domain/money/money.ts'
import type { Language } from '../../domain/texts/texts.ts'
import type { Shop } from '../shop.ts'

/** Where and on which terms the shop delivers, for the checkout; undefined where the owner has set nothing. */
export function presentDelivery(
  { delivery }: Pick<Shop, 'delivery'>,
  language: Language,
): DeliveryOffer | undefined {
  if (delivery.areas.length + delivery.windows.length === 0) return undefined
  const isTimed = (area: NamedArea | undefined) => windowsIn(delivery, area).length > 0
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
  const timed = delivery.areas.filter(isTimed).map(({ id }) => id)
  return { areas, timedAreas: isTimed(undefined) ? [null, ...timed] : timed }
}
