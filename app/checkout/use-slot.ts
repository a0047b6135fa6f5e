import type { SlotKey } from '../../domain/delivery/slots.ts'
import { isPackageLine, type ShopLine } from '../cart/items.ts'
import type { CartOnScreen } from '../cart/use-cart.ts'
import { deliveryTo } from '../delivery/delivery-to.ts'
import type { Addresses } from '../recipients/use-addresses.ts'
import { useKeptChoice } from './use-kept-choice.ts'

type Chosen = { areaId: number | null; slot: SlotKey | undefined }

export type SlotChosen = NonNullable<ReturnType<typeof useSlot>>

/** The time of delivery; undefined where none is to be chosen for the address. */
export function useSlot(
  { delivery, amount, lines }: Pick<CartOnScreen, 'delivery' | 'amount' | 'lines'>,
  { selected }: Pick<Addresses, 'selected'>,
  collectAt: number | undefined,
  userId: number,
) {
  const [choice, setChoice] = useKeptChoice<Chosen>(userId, 'slot')
  const terms = selected && deliveryTo(delivery, selected, amount, collectAt)
  const areaId = terms?.area?.id ?? null
  if (!terms?.isServed || !delivery?.timedAreas.includes(areaId)) return undefined
  return {
    areaId,
    categoryIds: new Set(lines.flatMap(categoriesOf)),
    // Each area has times of its own.
    chosen: choice?.areaId === areaId ? choice.slot : undefined,
    onChoose: (slot: SlotKey | undefined) => setChoice({ areaId, slot }),
  }
}

function categoriesOf(line: ShopLine): number[] {
  const goods = isPackageLine(line) ? line.item.contents : [line.item]
  return goods.flatMap((each) => ('categoryId' in each ? (each.categoryId ?? []) : []))
}
