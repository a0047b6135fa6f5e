import { eq } from 'drizzle-orm'
import type { BackOfficeAnswer, BackOfficeInput } from '../../../contract/back-office/index.ts'
import { weekdayOf } from '../../../domain/days.ts'
import { withKnownDays } from '../../../domain/delivery/known-days.ts'
import { slotOf } from '../../../domain/delivery/slots.ts'
import { type Actor, recordChange } from '../../audit-log/index.ts'
import type { Readable, Transaction } from '../../database/connect.ts'
import { closedDays, deliverySlots } from '../../database/schema.ts'
import { refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import { lockSlot } from '../slot-store.ts'
import { selectBooked } from './slots.ts'
import { updateSlot } from './window-store.ts'

type OfficeDay = BackOfficeAnswer<'GET /admin/delivery/days'>[number]
type Wanted = BackOfficeInput<'PUT /admin/delivery/days/{date}'>['body'] & { date: string }

/** The days that are not as others: those known beforehand, until an operator has confirmed or changed them, and their own. */
export async function listDays(database: Readable): Promise<OfficeDay[]> {
  const set = await database.select().from(closedDays)
  return withKnownDays(set).map(
    ({ date, name, kind, closesDelivery, barredCategoryIds, ...row }) => ({
      date,
      name,
      kind,
      closesDelivery,
      barredCategoryIds: [...barredCategoryIds],
      confirmedBy: 'changedBy' in row ? row.changedBy : null,
    }),
  )
}

/**
 * Says what is different about a day. Closing it is refused while orders are promised for it, until each was moved or
 * is kept by its number. From the moment the slots are locked, no further order gets in.
 */
export async function setDay(shop: Shop, operator: Actor, wanted: Wanted): Promise<void> {
  const { keep, ...day } = wanted
  const { date } = day
  await shop.database.transaction(async (tx) => {
    await closeSlots(tx, shop, date, day.closesDelivery)
    const booked = day.closesDelivery ? await selectBooked(tx, [date]) : []
    const open = booked.map(({ orderId }) => orderId).filter((id) => !keep.includes(id))
    if (open.length > 0) throw refusal('dayIsBooked', { orders: open })
    const values = { ...day, changedBy: operator.email }
    await tx
      .insert(closedDays)
      .values(values)
      .onConflictDoUpdate({ target: closedDays.date, set: values })
    await recordChange(tx, operator, {
      action: 'set day',
      subject: { kind: 'day', id: date },
      after: {
        ...day,
        barredCategoryIds: day.barredCategoryIds.map(String),
        kept: keep.map(String),
      },
    })
  })
  await shop.delivery.changed(shop.database.$client)
}

/** The times of a day, closed or opened one after the other. */
async function closeSlots(tx: Transaction, shop: Shop, date: string, isClosed: boolean) {
  if (!isClosed) {
    await tx.update(deliverySlots).set({ closedAt: null }).where(eq(deliverySlots.date, date))
    return
  }
  const windows = shop.delivery.windows.filter(({ weekday }) => weekday === weekdayOf(date))
  for (const window of windows.toSorted((one, other) => one.id - other.id)) {
    const row = await lockSlot(tx, slotOf(window, date))
    await updateSlot(tx, row.id, { closedAt: row.closedAt ?? shop.now() })
  }
}
