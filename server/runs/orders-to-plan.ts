import {
  and,
  asc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { furtherNotes } from '../../domain/delivery/notes.ts'
import { promisedDay } from '../../domain/delivery/promise.ts'
import { deliveryPromiseDays } from '../../domain/delivery/terms.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import {
  categories,
  consignments,
  deliveryRuns,
  deliveryStops,
  orderItemProducts,
  orderItems,
  orderProducts,
  orders,
  products,
} from '../database/schema.ts'
import { selectHindered } from '../orders/index.ts'
import { hasMoney } from '../payments/index.ts'
import type { Shop } from '../shop.ts'

/** More orders than vans deliver on a day. */
const mostWaiting = 500

const ofOrder = eq(deliveryStops.orderId, orders.id)
/** Not what is sent again after a claim. */
const isOfOrder = and(eq(consignments.orderId, orders.id), isNull(consignments.claimId))
const inVain = ['NOBODY_HOME', 'REFUSED'] as const

/** Goods that must not get warm on the way. */
const hasColdGoods = sql`exists (
  select from ${orderProducts} join ${products} on ${products.id} = ${orderProducts.productId}
    join ${categories} on ${categories.id} = ${products.categoryId}
  where ${orderProducts.orderId} = ${orders.id} and ${categories.storage} <> 'SHELF'
  union all
  select from ${orderItemProducts} join ${orderItems} on ${orderItems.id} = ${orderItemProducts.orderItemId}
    join ${products} on ${products.id} = ${orderItemProducts.productId}
    join ${categories} on ${categories.id} = ${products.categoryId}
  where ${orderItems.orderId} = ${orders.id} and ${categories.storage} <> 'SHELF')`

const columns = {
  orderId: orders.id,
  recipientName: orders.recipientName,
  streetAddress: orders.streetAddress,
  postalCode: orders.postalCode,
  country: orders.country,
  contact: orders.contact,
  notes: orders.notes,
  tellRecipient: orders.tellRecipient,
  deliveryAreaId: orders.deliveryAreaId,
  promisedFrom: orders.promisedFrom,
  promisedTo: orders.promisedTo,
  paidAt: orders.paidAt,
  completedAt: orders.completedAt,
  cancelledAt: orders.cancelledAt,
  packedAt: consignments.packedAt,
  bags: consignments.bags,
  hasColdGoods: hasColdGoods.mapWith(Boolean).as('has_cold_goods'),
  attempts: sql`(select count(*) from ${deliveryStops}
    where ${ofOrder} and ${inArray(deliveryStops.result, [...inVain])})`
    .mapWith(Number)
    .as('attempts'),
}

/** Orders as they are planned and driven, by their ids. */
export async function selectDestinations(database: Readable, orderIds: readonly number[]) {
  const found = await database
    .select(columns)
    .from(orders)
    .leftJoin(consignments, isOfOrder)
    .where(isOneOf(orders.id, orderIds))
  return new Map(found.map((order) => [order.orderId, order]))
}

export type DestinationRow = Awaited<ReturnType<typeof selectWaiting>>[number]

/** The stops of an order with this condition, each with its run. */
const stopsWith = (database: Readable, condition: SQL | undefined) =>
  database
    .select({ id: deliveryStops.id })
    .from(deliveryStops)
    .innerJoin(deliveryRuns, eq(deliveryRuns.id, deliveryStops.runId))
    .where(and(ofOrder, condition))

const isOpen = isNull(deliveryStops.result)

/**
 * True for orders that a van could deliver: paid and still in the store, or taken out by a van and not handed over since
 * they left the store last. Those that their customers collect stay.
 */
const isToDeliver = (database: Readable) =>
  and(
    isNotNull(orders.paidAt),
    isNull(orders.cancelledAt),
    isNull(orders.collectAt),
    isNull(orders.deliveredAt),
    or(
      and(isNull(orders.completedAt), hasMoney),
      exists(
        stopsWith(
          database,
          and(
            or(isOpen, inArray(deliveryStops.result, [...inVain])),
            gte(deliveryRuns.startedAt, orders.completedAt),
          ),
        ),
      ),
    ),
  )

/**
 * The orders that are in no run of today or later, the earliest promise first. One of an earlier run that has not left, or
 * whose driver has not said what became of it, waits again.
 */
export function selectWaiting(database: Readable, today: string) {
  const days = sql.raw(String(deliveryPromiseDays))
  const promised = sql`coalesce(${orders.promisedFrom}, ${orders.paidAt} + make_interval(days => ${days}))`
  const isPlanned = exists(stopsWith(database, and(isOpen, gte(deliveryRuns.date, today))))
  return database
    .select(columns)
    .from(orders)
    .leftJoin(consignments, isOfOrder)
    .where(and(isToDeliver(database), not(isPlanned)))
    .orderBy(promised, asc(orders.id))
    .limit(mostWaiting)
}

/** Which of these locked orders a van could deliver. */
export async function selectToDeliver(
  tx: Transaction,
  orderIds: readonly number[],
): Promise<Set<number>> {
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOneOf(orders.id, orderIds), isToDeliver(tx)))
  return new Set(found.map(({ id }) => id))
}

/** Why those of the orders that are still in the store could not leave it now. */
export async function hindrancesOf(tx: Transaction, found: Iterable<DestinationRow>) {
  const inStore = [...found].filter(({ completedAt }) => !completedAt)
  const hindered = await selectHindered(
    tx,
    inStore.map(({ orderId }) => orderId),
  )
  return new Map(hindered.map(({ orderId, reason }) => [orderId, reason]))
}

/** What drivers and planners see of an order: no sums, no email. */
export function presentDestination({ delivery }: Pick<Shop, 'delivery'>, order: DestinationRow) {
  const { orderId, recipientName, streetAddress, postalCode, country, contact } = order
  const { promisedFrom: from, promisedTo: to, deliveryAreaId: areaId, bags, hasColdGoods } = order
  const area = areaId === null ? undefined : delivery.area(areaId)
  return {
    ...{ orderId, recipientName, streetAddress, postalCode, country, contact },
    notes: furtherNotes(order.notes, order) ?? null,
    slot: from && to ? { from: from.toISOString(), to: to.toISOString() } : null,
    areaName: area?.name ?? null,
    bags,
    hasColdGoods,
    isSurprise: order.tellRecipient === false,
  }
}

export function presentToPlan(
  shop: Pick<Shop, 'delivery' | 'now'>,
  order: DestinationRow,
  hindrances: Awaited<ReturnType<typeof hindrancesOf>>,
) {
  const { orderId, packedAt, attempts, cancelledAt } = order
  return {
    ...presentDestination(shop, order),
    promisedBy: promisedDay(order, shop.now()),
    isPacked: packedAt !== null,
    hindrance: hindrances.get(orderId) ?? null,
    attempts,
    isCancelled: cancelledAt !== null,
  }
}
