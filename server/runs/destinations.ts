import { furtherNotes } from '../../domain/delivery/notes.ts'
import { promisedDay } from '../../domain/delivery/promise.ts'
import { type Load, loadName } from '../../domain/runs/loads.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import { selectHindered } from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import { selectOrders, selectOrdersToDeliver, selectWaitingOrders } from './orders-to-plan.ts'
import {
  selectReplacements,
  selectReplacementsToDeliver,
  selectWaitingReplacements,
} from './replacements-to-plan.ts'

/** An order, or what is sent again of one, on its way to a door. */
export type Destination =
  | Awaited<ReturnType<typeof selectOrders>>[number]
  | Awaited<ReturnType<typeof selectReplacements>>[number]

/** Loads as they are planned and driven, by their names. */
export async function selectDestinations(
  database: Readable,
  loads: readonly Load[],
): Promise<Map<string, Destination>> {
  const { orderIds, replacementIds } = idsOf(loads)
  return byName([
    ...(await selectOrders(database, orderIds)),
    ...(await selectReplacements(database, replacementIds)),
  ])
}

/** What is in no run of today or later: what is sent again, then the orders. */
export async function selectWaiting(database: Readable, today: string): Promise<Destination[]> {
  return [
    ...(await selectWaitingReplacements(database, today)),
    ...(await selectWaitingOrders(database, today)),
  ]
}

/** The names of those of these loads, whose orders are locked, that a van could deliver. */
export async function selectToDeliver(tx: Transaction, loads: readonly Load[]) {
  const { orderIds, replacementIds } = idsOf(loads)
  return byName([
    ...(await selectOrdersToDeliver(tx, orderIds)),
    ...(await selectReplacementsToDeliver(tx, replacementIds)),
  ])
}

/** Why those of the loads that are still in the store could not leave it now, by their names. */
export async function hindrancesOf(tx: Transaction, found: Iterable<Destination>) {
  const inStore = [...found].filter(({ leftAt }) => !leftAt)
  const orderIds = inStore.filter(isOrder).map(({ orderId }) => orderId)
  const hindered = await selectHindered(tx, orderIds)
  const open = inStore.filter((load) => !isOrder(load) && !load.packedAt)
  return new Map([
    ...hindered.map(({ orderId, reason }) => [nameOfOrder(orderId), reason] as const),
    ...open.map((load) => [loadName(load), 'PICKING'] as const),
  ])
}

/** What drivers and planners see of it: no sums, no email. */
export function presentDestination({ delivery }: Pick<Shop, 'delivery'>, load: Destination) {
  const { orderId, replacementId, recipientName, streetAddress, postalCode, country, contact } =
    load
  const { slotId, promisedFrom: from, promisedTo: to, deliveryAreaId: areaId } = load
  const area = areaId === null ? undefined : delivery.area(areaId)
  return {
    ...{ orderId, replacementId, recipientName, streetAddress, postalCode, country, contact },
    notes: furtherNotes(load.notes, load) ?? null,
    slot: slotId !== null && from && to ? { from: from.toISOString(), to: to.toISOString() } : null,
    areaName: area?.name ?? null,
    bags: load.bags,
    hasColdGoods: load.hasColdGoods,
    isSurprise: load.tellRecipient === false,
  }
}

export function presentToPlan(
  shop: Pick<Shop, 'delivery' | 'now'>,
  load: Destination,
  hindrances: Awaited<ReturnType<typeof hindrancesOf>>,
) {
  const { packedAt, attempts, cancelledAt } = load
  return {
    ...presentDestination(shop, load),
    promisedBy: promisedDay(load, shop.now()),
    isPacked: packedAt !== null,
    hindrance: hindrances.get(loadName(load)) ?? null,
    attempts,
    isCancelled: cancelledAt !== null,
  }
}

export function isOrder({ replacementId }: Load): boolean {
  return replacementId === null
}

function nameOfOrder(orderId: number): string {
  return loadName({ orderId, replacementId: null })
}

function idsOf(loads: readonly Load[]) {
  return {
    orderIds: loads.filter(isOrder).map(({ orderId }) => orderId),
    replacementIds: loads.flatMap(({ replacementId }) => replacementId ?? []),
  }
}

function byName(found: readonly Destination[]) {
  return new Map(found.map((load) => [loadName(load), load]))
}
