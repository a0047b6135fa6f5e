import { and, asc, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { isOneOf } from '../database/conditions.ts'
import type { Readable } from '../database/connect.ts'
import {
  categories,
  claims,
  consignmentGoods,
  consignments,
  deliveryStops,
  orderGoods,
  orders,
  products,
} from '../database/schema.ts'
import {
  attemptsOf,
  doorOfOrder,
  hasDoor,
  hasStop,
  isOut,
  isPlanned,
  mostWaiting,
} from './orders-to-plan.ts'

const ofReplacement = eq(deliveryStops.replacementId, consignments.id)

const hasColdGoods = sql`exists (
  select from ${consignmentGoods} join ${orderGoods} on ${orderGoods.id} = ${consignmentGoods.goodsId}
    join ${products} on ${products.id} = ${orderGoods.productId}
    join ${categories} on ${categories.id} = ${products.categoryId}
  where ${consignmentGoods.consignmentId} = ${consignments.id} and ${categories.storage} <> 'SHELF')`

/**
 * True for what is sent again and a van could deliver: still in the store, or taken out by a van and not handed over since.
 * Of an order that its customer collects it is collected too.
 */
const isToDeliver = (database: Readable) =>
  and(
    hasDoor,
    isNull(orders.cancelledAt),
    isNull(orders.collectAt),
    not(hasStop(database, ofReplacement, eq(deliveryStops.result, 'DELIVERED'))),
    or(isNull(consignments.leftAt), isOut(database, ofReplacement, sql`${consignments.leftAt}`)),
  )

async function select(database: Readable, which: SQL | undefined) {
  const found = await database
    .select({
      ...doorOfOrder,
      replacementId: consignments.id,
      claimedAt: claims.openedAt,
      leftAt: consignments.leftAt,
      packedAt: consignments.packedAt,
      bags: consignments.bags,
      hasColdGoods: hasColdGoods.mapWith(Boolean).as('has_cold_goods'),
      attempts: attemptsOf(ofReplacement),
    })
    .from(consignments)
    .innerJoin(orders, eq(orders.id, consignments.orderId))
    .innerJoin(claims, eq(claims.id, consignments.claimId))
    .where(and(isNotNull(consignments.claimId), which))
    .orderBy(asc(consignments.id))
    .limit(mostWaiting)
  // It is due since its customer missed it, at no special hour.
  return found.map(({ claimedAt, ...row }) => ({
    ...row,
    slotId: null,
    promisedFrom: null,
    promisedTo: claimedAt,
  }))
}

/** What is sent again, as it is planned and driven. */
export function selectReplacements(database: Readable, ids: readonly number[]) {
  return select(database, isOneOf(consignments.id, ids))
}

/** What is sent again and waits to be planned, the first claim first. */
export function selectWaitingReplacements(database: Readable, today: string) {
  return select(
    database,
    and(isToDeliver(database), not(isPlanned(database, ofReplacement, today))),
  )
}

/** What of this is sent again and a van could deliver. */
export function selectReplacementsToDeliver(database: Readable, ids: readonly number[]) {
  return select(database, and(isOneOf(consignments.id, ids), isToDeliver(database)))
}
