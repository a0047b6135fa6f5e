import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm'
import type { Load } from '../../domain/runs/loads.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import { consignments, deliveryRuns, deliveryStops, privatePictures } from '../database/schema.ts'
import { pictureDataUri } from '../media/index.ts'
import { editOrders } from './back-office/store.ts'
import type { OrderRow } from './store.ts'

/**
 * Notes that a locked order was handed over. The specified moments stay in their order: what was at a door has left the
 * store. A cancelled order stays cancelled; its history tells that it arrived nevertheless.
 */
export async function noteDelivery(
  tx: Transaction,
  { id, cancelledAt, paidAt, completedAt }: OrderRow,
  at: Date,
): Promise<void> {
  if (cancelledAt || !paidAt) return
  const completed = completedAt ?? at
  const deliveredAt = at > completed ? at : completed
  await editOrders(tx, [id], { completedAt: completed, deliveredAt })
}

/** True for stops of runs that have left the store. */
const hasLeft = sql`${deliveryStops.runId} in (
  select ${deliveryRuns.id} from ${deliveryRuns} where ${deliveryRuns.startedAt} is not null)`

/** The stops of an order, or of what is sent again of it. */
const stopsOf = ({ orderId, replacementId }: Load) =>
  replacementId === null
    ? and(eq(deliveryStops.orderId, orderId), isNull(deliveryStops.replacementId))
    : eq(deliveryStops.replacementId, replacementId)

/** What was handed over is in no other run: it may have been planned again since it was called back. */
export async function leaveOtherRuns(tx: Transaction, load: Load, at: Date): Promise<void> {
  const isOpen = and(stopsOf(load), isNull(deliveryStops.result))
  await tx.delete(deliveryStops).where(and(isOpen, not(hasLeft)))
  await tx.update(deliveryStops).set({ result: 'TAKEN_BACK', doneAt: at }).where(isOpen)
}

/** Locked orders that are delivered on this day are in no van of another day that has not left; who plans one looks again. */
export async function leaveRunsOfOtherDays(
  tx: Transaction,
  orderIds: readonly number[],
  date: string,
): Promise<void> {
  const isTheirs = and(
    isOneOf(deliveryStops.orderId, orderIds),
    isNull(deliveryStops.replacementId),
  )
  const runsOfTheirs = tx.select({ id: deliveryStops.runId }).from(deliveryStops).where(isTheirs)
  const isLeft = and(
    inArray(deliveryRuns.id, runsOfTheirs),
    ne(deliveryRuns.date, date),
    isNull(deliveryRuns.startedAt),
  )
  // The runs before their stops, as when they are planned.
  const left = await tx
    .update(deliveryRuns)
    .set({ version: sql`${deliveryRuns.version} + 1` })
    .where(isLeft)
    .returning({ id: deliveryRuns.id })
  const runIds = left.map(({ id }) => id)
  await tx.delete(deliveryStops).where(and(isTheirs, isOneOf(deliveryStops.runId, runIds)))
}

/** Whether it is in a van that has left the store. */
export async function isUnderWay(tx: Transaction, load: Load): Promise<boolean> {
  const isOpen = and(stopsOf(load), isNull(deliveryStops.result), hasLeft)
  return (await tx.$count(deliveryStops, isOpen)) > 0
}

/**
 * Those of what is sent again that are in the store again: a van has taken them out since they left the store, nobody has
 * got them, and no driver can still hand them over today.
 */
export async function backInStore(
  database: Readable,
  replacementIds: readonly number[],
  today: string,
): Promise<ReadonlySet<number>> {
  const { result, replacementId } = deliveryStops
  const wasOut = sql`bool_or(${deliveryRuns.startedAt} >= ${consignments.leftAt})`
  const isWithDriver = sql`bool_or(${result} is null and ${deliveryRuns.date} >= ${today})`
  const isDelivered = sql`bool_or(${result} is not distinct from 'DELIVERED')`
  const back = await database
    .select({ id: consignments.id })
    .from(deliveryStops)
    .innerJoin(deliveryRuns, eq(deliveryRuns.id, deliveryStops.runId))
    .innerJoin(consignments, eq(consignments.id, replacementId))
    .where(and(isOneOf(replacementId, replacementIds), isNotNull(deliveryRuns.startedAt)))
    .groupBy(consignments.id)
    .having(and(wasOut, not(isWithDriver), not(isDelivered)))
  return new Set(back.map(({ id }) => id))
}

/** Whether the van that had an order last has brought it back: nobody was at home, or it was not accepted. */
export async function hasComeBack(database: Readable, orderId: number): Promise<boolean> {
  const [last] = await database
    .select({ result: deliveryStops.result })
    .from(deliveryStops)
    .where(and(stopsOf({ orderId, replacementId: null }), hasLeft))
    .orderBy(desc(deliveryStops.id))
    .limit(1)
  return last?.result === 'NOBODY_HOME' || last?.result === 'REFUSED'
}

/** Whether a driver has said that it was handed over. */
export async function isHandedOver(tx: Transaction, load: Load): Promise<boolean> {
  const handedOver = and(stopsOf(load), eq(deliveryStops.result, 'DELIVERED'))
  return (await tx.$count(deliveryStops, handedOver)) > 0
}

/** What has not left the store after all is not in a run that has: it waits to be planned again. */
export async function takeStopsBack(tx: Transaction, load: Load, at: Date): Promise<void> {
  await tx
    .update(deliveryStops)
    .set({ result: 'TAKEN_BACK', doneAt: at, receivedBy: null, bags: null })
    .where(
      and(
        stopsOf(load),
        or(isNull(deliveryStops.result), eq(deliveryStops.result, 'DELIVERED')),
        hasLeft,
      ),
    )
}

/** What drivers wrote about the people at the door is deleted; what became of each stop stays. */
export async function eraseStops(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  await tx
    .update(deliveryStops)
    .set({ receivedBy: null, note: null })
    .where(isOneOf(deliveryStops.orderId, orderIds))
}

/** The stops of orders and the photographs of each, for the customer's own copy of the data. */
export async function stopsToExport(database: Readable, orderIds: readonly number[], at: Date) {
  const stops = await database
    .select()
    .from(deliveryStops)
    .where(and(isOneOf(deliveryStops.orderId, orderIds), isNotNull(deliveryStops.result)))
    .orderBy(asc(deliveryStops.id))
  const photos = await database
    .select({ stopId: privatePictures.stopId, bytes: privatePictures.bytes })
    .from(privatePictures)
    .where(
      and(
        isOneOf(
          privatePictures.stopId,
          stops.map(({ id }) => id),
        ),
        gt(privatePictures.deleteAfter, at),
      ),
    )
  const photosOf = Map.groupBy(photos, ({ stopId }) => stopId)
  const shown = stops.flatMap(({ id, orderId, result, doneAt, receivedBy, note }) =>
    result && doneAt
      ? [
          {
            ...{ orderId, result, at: doneAt.toISOString(), receivedBy, note },
            photos: (photosOf.get(id) ?? []).map(({ bytes }) => pictureDataUri(bytes)),
          },
        ]
      : [],
  )
  return Map.groupBy(shown, ({ orderId }) => orderId)
}
