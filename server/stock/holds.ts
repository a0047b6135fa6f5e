import { and, asc, eq, isNotNull, isNull, lte, ne, or, type Placeholder, sql } from 'drizzle-orm'
import { isOneOf } from '../database/conditions.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import { type Placeholders, prepared } from '../database/prepared.ts'
import { orderItemProducts, orderItems, orderProducts, orders } from '../database/schema.ts'
import { type OrderedProduct, type StockNeeds, sumNeeds } from './units.ts'

/** The stock that the customer's unpaid orders hold, which their next order takes over. */
export async function heldByUnpaidOrders(database: Readable, userId: number): Promise<StockNeeds> {
  const holding = await holdingOrdersOf(database, { userId })
  if (holding.length === 0) return new Map()
  const held = await orderedProductsOf(
    database,
    holding.map((order) => order.id),
  )
  return sumNeeds(held)
}

/** The customer's unpaid orders that hold stock. */
export const holdingOrdersOf = prepared((database, { userId }: Placeholders<{ userId: number }>) =>
  database.select({ id: orders.id }).from(orders).where(isHoldingFor(userId)),
)

/** A customer's unpaid orders that hold stock. */
const isHoldingFor = (userId: Placeholder) =>
  and(eq(orders.userId, userId), isNotNull(orders.stockHeldUntil), isNull(orders.paidAt))

/** The customer's unpaid orders that hold stock, locked in the order of their ids. */
export const lockHoldingOrdersOf = prepared((tx, { userId }: Placeholders<{ userId: number }>) =>
  tx
    .select({ id: orders.id, heldUntil: orders.stockHeldUntil, totalCents: orders.totalCents })
    .from(orders)
    .where(isHoldingFor(userId))
    .orderBy(asc(orders.id))
    .for('update'),
)

/** True for orders added to a delivery of which nothing paid is still to come: they cannot come with it any more. */
export const hasMissedDelivery = sql`(${orders.addsToOrderId} is not null and not exists (select from ${orders} as other
  where (other.id = ${orders.addsToOrderId} or other.adds_to_order_id = ${orders.addsToOrderId})
    and other.paid_at is not null and other.completed_at is null and other.cancelled_at is null))`

/** Unpaid orders whose hold is over, or that cannot come any more; those locked by another transaction are left for the next run. */
export function lockLapsedOrders(tx: Transaction, now: Date, most: number) {
  return tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isHolding, or(lte(orders.stockHeldUntil, now), hasMissedDelivery)))
    .orderBy(asc(orders.id))
    .limit(most)
    .for('update', { skipLocked: true })
}

/** The quantity of each product in each order, including the contents of packages. */
export function orderedProductsOf(
  tx: Readable,
  orderIds: readonly number[],
): Promise<OrderedProduct[]> {
  return selectOrderedProducts(tx, { orderIds })
}

const unitsInPackages = sql<number>`${orderItemProducts.quantity} * ${orderItems.quantity}`.as(
  'quantity',
)

const selectOrderedProducts = prepared(
  (tx, { orderIds }: Placeholders<{ orderIds: readonly number[] }>) => {
    const inPackages = tx
      .select({
        orderId: orderItems.orderId,
        productId: orderItemProducts.productId,
        quantity: unitsInPackages,
      })
      .from(orderItemProducts)
      .innerJoin(orderItems, eq(orderItems.id, orderItemProducts.orderItemId))
      .where(isOneOf(orderItems.orderId, orderIds))
    const single = tx
      .select({
        orderId: orderProducts.orderId,
        productId: orderProducts.productId,
        quantity: sql<number>`${orderProducts.quantity}`.as('quantity'),
      })
      .from(orderProducts)
      .where(isOneOf(orderProducts.orderId, orderIds))
    const needed = inPackages.unionAll(single).as('needed')
    return tx
      .select({
        orderId: needed.orderId,
        productId: needed.productId,
        quantity: sql`sum(${needed.quantity})`.mapWith(Number),
      })
      .from(needed)
      .groupBy(needed.orderId, needed.productId)
  },
)

/** True for unpaid orders whose stock is held. */
export const isHolding = and(isNotNull(orders.stockHeldUntil), isNull(orders.paidAt))

/** The lines of unpaid orders that hold stock, single and in packages, with the units that each takes. */
export function heldLines(database: Readable) {
  const single = database
    .select({
      userId: orders.userId,
      byNewcomer: orders.byNewcomer,
      productId: orderProducts.productId,
      units: sql<number>`${orderProducts.quantity}`.as('units'),
    })
    .from(orders)
    .innerJoin(orderProducts, eq(orderProducts.orderId, orders.id))
    .where(isHolding)
  const inPackages = database
    .select({
      userId: orders.userId,
      byNewcomer: orders.byNewcomer,
      productId: orderItemProducts.productId,
      units: sql<number>`${orderItemProducts.quantity} * ${orderItems.quantity}`.as('units'),
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(orderItemProducts, eq(orderItemProducts.orderItemId, orderItems.id))
    .where(isHolding)
  return single.unionAll(inPackages)
}

/**
 * What the unpaid orders of all newcomers but this one hold of some products. Lock the products first:
 * then nobody else can hold more of them until the transaction ends.
 */
export async function heldByOtherNewcomers(
  tx: Transaction,
  wanted: { userId: number; productIds: readonly number[] },
): Promise<StockNeeds> {
  return sumNeeds(await selectHeldByOtherNewcomers(tx, wanted))
}

const selectHeldByOtherNewcomers = prepared(
  (tx, { userId, productIds }: Placeholders<{ userId: number; productIds: readonly number[] }>) => {
    const isOthers = and(
      isNotNull(orders.stockHeldUntil),
      orders.byNewcomer,
      isNull(orders.paidAt),
      ne(orders.userId, userId),
    )
    const inPackages = tx
      .select({ productId: orderItemProducts.productId, quantity: unitsInPackages })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .innerJoin(orderItemProducts, eq(orderItemProducts.orderItemId, orderItems.id))
      .where(and(isOthers, isOneOf(orderItemProducts.productId, productIds)))
    const single = tx
      .select({
        productId: orderProducts.productId,
        quantity: sql<number>`${orderProducts.quantity}`.as('quantity'),
      })
      .from(orders)
      .innerJoin(orderProducts, eq(orderProducts.orderId, orders.id))
      .where(and(isOthers, isOneOf(orderProducts.productId, productIds)))
    const held = inPackages.unionAll(single).as('held')
    return tx
      .select({
        productId: held.productId,
        quantity: sql`sum(${held.quantity})`.mapWith(Number),
      })
      .from(held)
      .groupBy(held.productId)
  },
)
