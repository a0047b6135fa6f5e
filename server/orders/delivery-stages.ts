import { and, asc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Order } from '../../contract/index.ts'
import { dayInColombo } from '../../domain/days.ts'
import type { StopResult } from '../../domain/runs/stop-results.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import {
  consignments,
  deliveryRuns,
  deliveryStops,
  orders,
  privatePictures,
} from '../database/schema.ts'
import type { Customer } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import { pictureDataUri } from '../media/index.ts'
import { isGivenBack } from '../payments/index.ts'
import type { Shop } from '../shop.ts'
import type { ReadOrder } from './read-orders.ts'

type Stage = NonNullable<Order['delivery']>

/** How far each of these orders is on its way in a van, by its id. None for all others, and where it is not true any more. */
export async function selectStages(
  database: Readable,
  read: readonly ReadOrder[],
  now: Date,
): Promise<Map<number, Stage>> {
  const out = read.filter(({ completedAt, cancelledAt }) => completedAt && !cancelledAt)
  const stops = await database
    .select({
      stopId: deliveryStops.id,
      orderId: deliveryStops.orderId,
      result: deliveryStops.result,
      doneAt: deliveryStops.doneAt,
      receivedBy: deliveryStops.receivedBy,
      date: deliveryRuns.date,
      startedAt: sql<Date>`${deliveryRuns.startedAt}`.mapWith(deliveryRuns.startedAt),
      completedAt: sql<Date>`${orders.completedAt}`.mapWith(orders.completedAt),
      isGivenBack,
      photoId: privatePictures.id,
    })
    .from(deliveryStops)
    .innerJoin(deliveryRuns, eq(deliveryRuns.id, deliveryStops.runId))
    .innerJoin(orders, eq(orders.id, deliveryStops.orderId))
    .leftJoin(
      privatePictures,
      and(eq(privatePictures.stopId, deliveryStops.id), gt(privatePictures.deleteAfter, now)),
    )
    .where(
      and(
        isOneOf(
          deliveryStops.orderId,
          out.map(({ id }) => id),
        ),
        isNull(deliveryStops.replacementId),
        isNotNull(deliveryRuns.startedAt),
        or(isNull(deliveryStops.result), ne(deliveryStops.result, 'TAKEN_BACK')),
      ),
    )
    .orderBy(asc(deliveryStops.id), asc(privatePictures.id))
  return new Map(
    [...Map.groupBy(stops, ({ orderId }) => orderId)].flatMap(([orderId, own]) => {
      // The order may have been out before.
      const last = own.at(-1)
      const stage = last && stageOf(last, dayInColombo(now))
      if (!stage) return []
      const photoIds = own.flatMap(({ stopId, photoId }) =>
        stopId === last.stopId && photoId !== null ? [photoId] : [],
      )
      const { receivedBy, doneAt, startedAt } = last
      return [[orderId, { stage, at: (doneAt ?? startedAt).toISOString(), receivedBy, photoIds }]]
    }),
  )
}

type Stop = {
  result: StopResult | null
  date: string
  startedAt: Date
  completedAt: Date
  isGivenBack: boolean
}

function stageOf(
  { result, date, startedAt, completedAt, isGivenBack }: Stop,
  today: string,
): Stage['stage'] | undefined {
  if (result === 'DELIVERED') return result
  // It was in the store again, and has left it without this van.
  if (startedAt < completedAt) return undefined
  if (result === 'NOBODY_HOME' || result === 'REFUSED') return isGivenBack ? undefined : result
  // The driver has not said what became of it, on a day that is over.
  return date < today ? undefined : 'OUT'
}

/** A photograph of where an order of the customer's own was left, as a data: URL. */
export async function ownDeliveryPhoto(
  { database, now }: Pick<Shop, 'database' | 'now'>,
  customer: Customer,
  photoId: number,
): Promise<string> {
  const [found] = await database
    .select({ bytes: privatePictures.bytes })
    .from(privatePictures)
    .innerJoin(orders, eq(orders.id, privatePictures.orderId))
    .where(
      and(
        eq(privatePictures.id, photoId),
        isNotNull(privatePictures.stopId),
        eq(orders.userId, customer.id),
        gt(privatePictures.deleteAfter, now()),
      ),
    )
  if (!found) throw refusal('notFound')
  return pictureDataUri(found.bytes)
}

/** With how many bags an order is in a van that is under way; undefined if it is in none. */
export async function findOnTheWay(
  tx: Transaction,
  orderId: number,
): Promise<{ bags: number | null } | undefined> {
  const [found] = await tx
    .select({ bags: consignments.bags })
    .from(deliveryStops)
    .innerJoin(deliveryRuns, eq(deliveryRuns.id, deliveryStops.runId))
    .leftJoin(
      consignments,
      and(eq(consignments.orderId, deliveryStops.orderId), isNull(consignments.claimId)),
    )
    .where(
      and(
        eq(deliveryStops.orderId, orderId),
        isNull(deliveryStops.replacementId),
        isNull(deliveryStops.result),
        isNotNull(deliveryRuns.startedAt),
      ),
    )
  return found
}
