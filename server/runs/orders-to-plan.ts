import {
  and,
  asc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { deliveryPromiseDays } from '../../domain/delivery/terms.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable } from '../database/connect.ts'
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
import { hasMoney, isGivenBack } from '../payments/index.ts'

/** More orders than vans deliver on a day. */
export const mostWaiting = 500

/** Of the order, not of what is sent again after a claim. */
const ofOrder = and(eq(deliveryStops.orderId, orders.id), isNull(deliveryStops.replacementId))
const isOfOrder = and(eq(consignments.orderId, orders.id), isNull(consignments.claimId))
const isOpen = isNull(deliveryStops.result)
const isInVain = inArray(deliveryStops.result, ['NOBODY_HOME', 'REFUSED'])
const isNotHandedOver = sql`${deliveryStops.result} is distinct from 'DELIVERED'`

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

/** False once its customer was erased: there is no door any more. */
export const hasDoor = ne(orders.streetAddress, '')

/** Where an order goes, also what is sent again of it. */
export const doorOfOrder = {
  orderId: orders.id,
  recipientName: orders.recipientName,
  streetAddress: orders.streetAddress,
  postalCode: orders.postalCode,
  country: orders.country,
  contact: orders.contact,
  notes: orders.notes,
  tellRecipient: orders.tellRecipient,
  deliveryAreaId: orders.deliveryAreaId,
  paidAt: orders.paidAt,
  cancelledAt: orders.cancelledAt,
}

const columns = {
  ...doorOfOrder,
  slotId: orders.slotId,
  promisedFrom: orders.promisedFrom,
  promisedTo: orders.promisedTo,
  leftAt: orders.completedAt,
  packedAt: consignments.packedAt,
  bags: consignments.bags,
  hasColdGoods: hasColdGoods.mapWith(Boolean).as('has_cold_goods'),
  attempts: attemptsOf(ofOrder),
}

/** How often a van came in vain. */
export function attemptsOf(stops: SQL | undefined) {
  return sql`(select count(*) from ${deliveryStops} where ${and(stops, isInVain)})`
    .mapWith(Number)
    .as('attempts')
}

/** True if there is such a stop in a run with this condition. */
export function hasStop(database: Readable, stops: SQL | undefined, run: SQL | undefined) {
  return exists(
    database
      .select({ id: deliveryStops.id })
      .from(deliveryStops)
      .innerJoin(deliveryRuns, eq(deliveryRuns.id, deliveryStops.runId))
      .where(and(stops, run)),
  )
}

/** True for what is in a run of today or later. One of an earlier run that has not left, or has no answer, waits again. */
export function isPlanned(database: Readable, stops: SQL | undefined, today: string) {
  return hasStop(database, and(stops, isOpen), gte(deliveryRuns.date, today))
}

/**
 * True for what a van has taken out since it left the store last, and not handed over. A stop that was called back counts:
 * for another van's sake it changes nothing, and what came back to the store has left it later, or not at all.
 */
export function isOut(database: Readable, stops: SQL | undefined, leftAt: SQL) {
  return hasStop(database, and(stops, isNotHandedOver), sql`${deliveryRuns.startedAt} >= ${leftAt}`)
}

/**
 * True for orders that a van could deliver: paid and still in the store, or taken out by a van and not handed over since
 * they left the store last. Those stay whose payment was taken back, that came back and were credited, or that their
 * customers collect.
 */
const isToDeliver = (database: Readable) =>
  and(
    hasDoor,
    isNotNull(orders.paidAt),
    isNull(orders.cancelledAt),
    isNull(orders.collectAt),
    isNull(orders.deliveredAt),
    hasMoney,
    or(
      isNull(orders.completedAt),
      and(isOut(database, ofOrder, sql`${orders.completedAt}`), not(isGivenBack)),
    ),
  )

function select(database: Readable, which: SQL | undefined) {
  return database.select(columns).from(orders).leftJoin(consignments, isOfOrder).where(which)
}

/** Orders as they are planned and driven. */
export async function selectOrders(database: Readable, orderIds: readonly number[]) {
  const found = await select(database, isOneOf(orders.id, orderIds))
  return found.map(asLoad)
}

/** The orders that wait to be planned, the earliest promise first. */
export async function selectWaitingOrders(database: Readable, today: string) {
  const days = sql.raw(String(deliveryPromiseDays))
  const promised = sql`coalesce(${orders.promisedFrom}, ${orders.paidAt} + make_interval(days => ${days}))`
  const waits = and(isToDeliver(database), not(isPlanned(database, ofOrder, today)))
  const found = await select(database, waits).orderBy(promised, asc(orders.id)).limit(mostWaiting)
  return found.map(asLoad)
}

/** Those of these orders that a van could deliver. */
export async function selectOrdersToDeliver(database: Readable, orderIds: readonly number[]) {
  const found = await select(database, and(isOneOf(orders.id, orderIds), isToDeliver(database)))
  return found.map(asLoad)
}

function asLoad<Row extends object>(row: Row) {
  return { ...row, replacementId: null }
}
