import type { BackOfficeAnswer, BackOfficeInput } from '../../../contract/back-office/index.ts'
import { plusMinutes } from '../../../domain/time.ts'
import { type Actor, recordChange, recordChanges, recordEdit } from '../../audit-log/index.ts'
import { requireVersion } from '../../back-office/require-version.ts'
import type { Transaction } from '../../database/connect.ts'
import { refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import {
  insertWindows,
  lockSlotsOf,
  lockWindow,
  updateSlots,
  updateWindow,
  type WindowRow,
  type WindowValues,
} from './window-store.ts'

export type OfficeWindow = BackOfficeAnswer<'GET /admin/delivery/windows'>[number]
type New = BackOfficeInput<'POST /admin/delivery/windows'>['body']
type Edit = BackOfficeInput<'PUT /admin/delivery/windows/{windowId}'>['body']

export function presentWindow(row: WindowRow): OfficeWindow {
  const { id, removedAt: _, ...window } = row
  return { windowId: id, ...window }
}

/** Adds a time on some days of the week; where it is there already, nothing changes. */
export async function addWindows(shop: Shop, operator: Actor, wanted: New): Promise<void> {
  const { weekdays, ...times } = wanted
  if (times.areaId !== null && !shop.delivery.area(times.areaId)) throw refusal('unknownArea')
  const windows = [...new Set(weekdays)].map((weekday): WindowValues => ({ ...times, weekday }))
  await shop.database.transaction(async (tx) => {
    const added = await insertWindows(tx, windows)
    await recordChanges(
      tx,
      operator,
      added.map(({ id, removedAt: _, version: __, ...after }) => ({
        action: 'add delivery time',
        subject: { kind: 'delivery time', id },
        after,
      })),
    )
  })
  await shop.delivery.changed(shop.database.$client)
}

/**
 * Changes how many orders a time has room for, and when orders for it end. A slot that holds more orders already keeps
 * room for them, and no more; one whose room was set for its day keeps that.
 */
export async function editWindow(
  shop: Shop,
  operator: Actor,
  windowId: number,
  { version, capacity, cutoffMinutes }: Edit,
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const before = await requireWindow(tx, windowId)
    if (before.capacity === capacity && before.cutoffMinutes === cutoffMinutes) return
    requireVersion(before, version, presentWindow)
    const change = { capacity, cutoffMinutes }
    await updateWindow(tx, windowId, change)
    const slots = await lockSlotsOf(tx, windowId, shop.now())
    await updateSlots(
      tx,
      slots.map(({ id, startsAt, booked, capacity: room }) => {
        const hasOwnRoom = room !== Math.max(before.capacity, booked)
        return {
          id,
          capacity: hasOwnRoom ? room : Math.max(capacity, booked),
          cutoffAt: plusMinutes(startsAt, -cutoffMinutes),
        }
      }),
    )
    await recordEdit(tx, operator, {
      subject: { kind: 'delivery time', id: windowId },
      before: { capacity: before.capacity, cutoffMinutes: before.cutoffMinutes },
      after: change,
    })
  })
  await shop.delivery.changed(shop.database.$client)
}

/** Offers a time no longer. Orders that have chosen it keep their place. */
export async function removeWindow(shop: Shop, operator: Actor, windowId: number): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const before = await requireWindow(tx, windowId)
    await updateWindow(tx, windowId, { removedAt: shop.now() })
    const { id, removedAt: _, version: __, ...facts } = before
    await recordChange(tx, operator, {
      action: 'remove delivery time',
      subject: { kind: 'delivery time', id },
      before: facts,
    })
  })
  await shop.delivery.changed(shop.database.$client)
}

async function requireWindow(tx: Transaction, id: number): Promise<WindowRow> {
  const window = await lockWindow(tx, id)
  if (!window) throw refusal('unknownWindow')
  return window
}
