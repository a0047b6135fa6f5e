import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Cents, sum } from '../../domain/money/money.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Transaction } from '../database/connect.ts'
import { type Placeholders, prepared } from '../database/prepared.ts'
import {
  consignmentGoods,
  consignments,
  orderGoods,
  orders,
  refunds,
  substitutes,
} from '../database/schema.ts'
import { refusal } from '../http/refusal.ts'

/** The consignment of the order itself, not of what is sent again. */
const isOfOrder = isNull(consignments.claimId)

/** True for orders whose picking has begun and that are not packed. */
export const isBeingPicked = sql<boolean>`${orders.id} in (select ${consignments.orderId} from ${consignments}
  where ${consignments.pickingStartedAt} is not null and ${consignments.packedAt} is null)`

/** True for orders that a picker has packed. */
export const isPacked = sql<boolean>`exists (select from ${consignments}
  where ${consignments.orderId} = ${orders.id} and ${isOfOrder} and ${consignments.packedAt} is not null)`

/** Which of the orders somebody has begun to pick. */
export const selectStarted = prepared(
  (database, { orderIds }: Placeholders<{ orderIds: readonly number[] }>) =>
    database
      .select({ orderId: consignments.orderId })
      .from(consignments)
      .where(
        and(
          isOneOf(consignments.orderId, orderIds),
          isOfOrder,
          isNotNull(consignments.pickingStartedAt),
        ),
      ),
)

/** Refuses a locked order that somebody is picking: what is missing of it is settled when it is packed. */
export async function requireNotBeingPicked(tx: Transaction, orderId: number): Promise<void> {
  const found = await tx.$count(orders, and(eq(orders.id, orderId), isBeingPicked))
  if (found > 0) throw refusal('beingPicked')
}

/** Refuses a locked order whose picking has begun, also one that is packed. */
export async function requireNotBegun(tx: Transaction, orderId: number): Promise<void> {
  const started = await selectStarted(tx, { orderIds: [orderId] })
  if (started.length > 0) throw refusal('packedAlready')
}

/** What goes back of a locked order since it was packed, as long as its customer waits for the mail about that. */
export async function untoldRefundCents(tx: Transaction, orderId: number): Promise<Cents> {
  const untold = await tx
    .select({ amountCents: refunds.amountCents })
    .from(refunds)
    .innerJoin(
      consignments,
      and(
        eq(consignments.orderId, refunds.orderId),
        eq(consignments.packedAt, refunds.requestedAt),
      ),
    )
    .where(and(eq(refunds.orderId, orderId), isOfOrder, isNotNull(consignments.mailAt)))
  return sum(untold.map(({ amountCents }) => amountCents))
}

/**
 * What picking a locked order has changed of the stock that it took: what stands in for goods, and once it is packed for which,
 * and how many units are in its boxes as they were ordered.
 */
export async function pickedStockOf(tx: Transaction, orderId: number) {
  const isItsOwn = and(eq(consignments.orderId, orderId), isOfOrder)
  const lines = await tx
    .select({
      productId: orderGoods.productId,
      quantity: consignmentGoods.picked,
      packedAt: consignments.packedAt,
    })
    .from(consignmentGoods)
    .innerJoin(consignments, eq(consignments.id, consignmentGoods.consignmentId))
    .innerJoin(orderGoods, eq(orderGoods.id, consignmentGoods.goodsId))
    .where(isItsOwn)
  const inPlace = await tx
    .select({
      productId: substitutes.productId,
      units: substitutes.units,
      replacedId: orderGoods.productId,
      forUnits: substitutes.forUnits,
    })
    .from(substitutes)
    .innerJoin(consignments, eq(consignments.id, substitutes.consignmentId))
    .innerJoin(orderGoods, eq(orderGoods.id, substitutes.goodsId))
    .where(isItsOwn)
  const isPacked = lines.some(({ packedAt }) => packedAt)
  const replaced = inPlace.map(({ replacedId, forUnits }) => ({
    productId: replacedId,
    quantity: forUnits,
  }))
  return {
    substitutes: inPlace.map(({ productId, units }) => ({ productId, quantity: units })),
    // Until it is packed, the order keeps the stock of what was not found.
    replaced: isPacked ? replaced : [],
    picked: isPacked ? lines : undefined,
  }
}
