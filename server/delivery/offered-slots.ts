import type { NamedArea } from '../../domain/delivery/areas.ts'
import { type Slot, slotName, slotsAhead } from '../../domain/delivery/slots.ts'
import type { Readable } from '../database/connect.ts'
import type { Shop } from '../shop.ts'
import { selectSlots } from './slot-store.ts'

export type OfferedSlot = Slot & { isFree: boolean }

type Wanted = { area: NamedArea | undefined; categoryIds?: ReadonlySet<number> }

/** The slots that an area can be ordered for now, and whether there is a place left in each. */
export async function offeredSlots(
  { delivery, now }: Pick<Shop, 'delivery' | 'now'>,
  database: Readable,
  { area, categoryIds }: Wanted,
): Promise<OfferedSlot[]> {
  const slots = slotsAhead(delivery, area, now(), categoryIds)
  const stored = await selectSlots(database, slots)
  const byName = new Map(stored.map((row) => [slotName(row), row]))
  return slots.map((slot) => {
    const row = byName.get(slotName(slot))
    return { ...slot, isFree: !row || (row.closedAt === null && row.booked < row.capacity) }
  })
}
