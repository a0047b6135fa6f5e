import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { fullPriceCents } from '../../domain/money/priced-line.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import { insertMany, insertManyWithIds } from '../database/many-rows.ts'
import { pipelined } from '../database/pipelined.ts'
import { type Placeholders, prepared } from '../database/prepared.ts'
import {
  orderItemProducts,
  orderItems,
  orderProducts,
  orders,
  products,
  stockShortages,
} from '../database/schema.ts'
import type { StockNeeds } from '../stock/index.ts'
import type { PricedOrder } from './price-lines.ts'

export type OrderRow = typeof orders.$inferSelect

/** Whether the customer has already used this reference for an order. */
export async function isPlaced(tx: Transaction, userId: number, reference: string) {
  const found = await selectByReference(tx, { userId, reference })
  return found.length > 0
}

const selectByReference = prepared(
  (tx, { userId, reference }: Placeholders<{ userId: number; reference: string }>) =>
    tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.userId, userId), eq(orders.clientReference, reference))),
)

/** The new order, or undefined if the customer has already used this reference. */
export async function insertOrder(tx: Transaction, order: NewOrder): Promise<OrderRow | undefined> {
  const [inserted] = await insertNewOrder(tx, order)
  return inserted
}

export type NewOrder = Omit<
  OrderRow,
  | 'id'
  | 'totalCents'
  | 'slotId'
  | 'promisedFrom'
  | 'promisedTo'
  | 'paidAt'
  | 'completedAt'
  | 'completionMailAt'
  | 'deliveredAt'
  | 'cancelledAt'
  | 'isNumbered'
  | 'version'
>

const insertNewOrder = prepared((tx, order: Placeholders<NewOrder>) =>
  tx
    .insert(orders)
    .values({
      userId: order.userId,
      recipientId: order.recipientId,
      recipientName: order.recipientName,
      streetAddress: order.streetAddress,
      postalCode: order.postalCode,
      country: order.country,
      contact: order.contact,
      email: order.email,
      charityId: order.charityId,
      billedName: order.billedName,
      billedEmail: order.billedEmail,
      billedTelephone: order.billedTelephone,
      clientReference: order.clientReference,
      notes: order.notes,
      missingItems: order.missingItems,
      tellRecipient: order.tellRecipient,
      goodsCents: order.goodsCents,
      discountCents: order.discountCents,
      deliveryFeeCents: order.deliveryFeeCents,
      deliveryAreaId: order.deliveryAreaId,
      collectAt: order.collectAt,
      channel: order.channel,
      placedBy: order.placedBy,
      addsToOrderId: order.addsToOrderId,
      placedAt: order.placedAt,
      stockHeldUntil: order.stockHeldUntil,
      byNewcomer: order.byNewcomer,
    })
    .onConflictDoNothing({ target: [orders.userId, orders.clientReference] })
    .returning(),
)

export async function insertOrderLines(tx: Transaction, orderId: number, priced: PricedOrder) {
  await pipelined({
    items: () => insertItems(tx, orderId, priced.items),
    products: () => insertProducts(tx, orderId, priced.products),
  })
}

function insertProducts(tx: Transaction, orderId: number, lines: PricedOrder['products']) {
  const sold = lines.map(({ cartProductId, product, quantity, missing }) => ({
    orderId,
    cartProductId,
    ...soldProduct(product),
    quantity,
    missing,
  }))
  return insertMany(tx, orderProducts, sold)
}

async function insertItems(tx: Transaction, orderId: number, items: PricedOrder['items']) {
  const sold = items.map(({ unitPriceCents, ...item }) => ({
    orderId,
    ...item,
    priceCents: fullPriceCents({ ...item, unitPriceCents }),
  }))
  const inserted = await insertManyWithIds(tx, orderItems, sold)
  const soldContents = inserted.flatMap(({ id, contents }) =>
    contents.map(({ product, quantity }) => ({
      orderItemId: id,
      ...soldProduct(product),
      quantity,
    })),
  )
  await insertMany(tx, orderItemProducts, soldContents)
}

function soldProduct(product: PricedOrder['products'][number]['product']) {
  const { id, name, translatedName = null, description, pictureHash, priceCents } = product
  return {
    productId: id,
    name,
    translatedName,
    description,
    pictureHash,
    unitPriceCents: priceCents,
  }
}

/** The customer's order, locked until the transaction ends. */
export async function lockOrderOf(
  tx: Transaction,
  userId: number,
  orderId: number,
): Promise<OrderRow | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
    .for('update')
  return order
}

/**
 * The orders that are still to come in the delivery of this one, sorted by id and locked until the transaction ends. Lock their
 * customer first: then nothing is added to them in the meantime.
 */
export function lockDelivery(tx: Transaction, orderId: number): Promise<OrderRow[]> {
  const first = sql`(select coalesce(own.adds_to_order_id, own.id)
    from orders as own where own.id = ${orderId})`
  return tx
    .select()
    .from(orders)
    .where(
      and(
        or(eq(orders.id, first), eq(orders.addsToOrderId, first)),
        isNull(orders.completedAt),
        isNull(orders.cancelledAt),
      ),
    )
    .orderBy(asc(orders.id))
    .for('update')
}

/** The order of a payment, locked until the transaction ends. */
export async function requireLockedOrder(tx: Transaction, orderId: number): Promise<OrderRow> {
  const [order] = await lockOrder(tx, { orderId })
  if (!order) throw new Error(`Order ${orderId} does not exist, but a payment for it does`)
  return order
}

const lockOrder = prepared((tx, { orderId }: Placeholders<{ orderId: number }>) =>
  tx.select().from(orders).where(eq(orders.id, orderId)).for('update'),
)

/** The order's lines with quantities, in the form of cart lines. */
export function boughtLinesOf(tx: Transaction, orderId: number) {
  return pipelined({
    items: () => selectBoughtItems(tx, { orderId }),
    products: () => selectBoughtProducts(tx, { orderId }),
  })
}

const selectBoughtItems = prepared((tx, { orderId }: Placeholders<{ orderId: number }>) =>
  tx
    .select({
      packageId: orderItems.packageId,
      customPackageId: orderItems.customPackageId,
      quantity: sql`sum(${orderItems.quantity})`.mapWith(Number),
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .groupBy(orderItems.packageId, orderItems.customPackageId),
)

const selectBoughtProducts = prepared((tx, { orderId }: Placeholders<{ orderId: number }>) =>
  tx
    .select({
      productId: orderProducts.productId,
      quantity: sql`sum(${orderProducts.quantity})`.mapWith(Number),
    })
    .from(orderProducts)
    .where(eq(orderProducts.orderId, orderId))
    .groupBy(orderProducts.productId),
)

/** The categories that everything in these orders has today, also in their packages. */
export async function selectCategories(
  tx: Transaction,
  orderIds: readonly number[],
): Promise<Set<number>> {
  const found = await tx
    .selectDistinct({ categoryId: products.categoryId })
    .from(products)
    .where(sql`${products.id} in (
      select ${orderProducts.productId} from ${orderProducts} 
        where ${isOneOf(orderProducts.orderId, orderIds)}
      union select ${orderItemProducts.productId} from ${orderItemProducts}
        join ${orderItems} on ${orderItems.id} = ${orderItemProducts.orderItemId}
        where ${isOneOf(orderItems.orderId, orderIds)})`)
  return new Set(found.map(({ categoryId }) => categoryId))
}

/** Marks the order as paid; its stock is no longer held, but sold. */
export const updatePaidOrder = prepared(
  (tx, { orderId, at }: Placeholders<{ orderId: number; at: Date }>) =>
    tx
      .update(orders)
      .set({ paidAt: sql`${sql.param(at, orders.paidAt)}`, stockHeldUntil: null })
      .where(eq(orders.id, orderId)),
)

export async function updateOrders(
  tx: Transaction,
  orderIds: readonly number[],
  change: Partial<Pick<OrderRow, 'stockHeldUntil' | 'byNewcomer'>>,
) {
  await tx.update(orders).set(change).where(isOneOf(orders.id, orderIds))
}

export async function insertShortages(tx: Transaction, orderId: number, missing: StockNeeds) {
  const rows = [...missing].map(([productId, quantity]) => ({ orderId, productId, quantity }))
  await insertMany(tx, stockShortages, rows)
}

/** The name of a missing product in the language of its order, which has it on a line of its own or in a package. */
const translatedNameInOrder = sql<string | null>`(
  select max(line.translated_name) from (
    select translated_name from order_products
      where order_id = ${stockShortages.orderId} and product_id = ${stockShortages.productId}
    union all
    select content.translated_name from order_item_products content
      join order_items item on item.id = content.order_item_id
      where item.order_id = ${stockShortages.orderId} and content.product_id = ${stockShortages.productId}
  ) line
)`

type OrderIds = { orderIds: readonly number[] }

/** The goods that orders are short of, with the names and the stock of today. */
export async function selectMissing(database: Readable, wanted: OrderIds) {
  // Hardly any order is short of something, and PostgreSQL plans the whole statement each time.
  const short = await selectShort(database, wanted)
  return short.length === 0 ? [] : selectMissingGoods(database, wanted)
}

const selectShort = prepared((database, { orderIds }: Placeholders<OrderIds>) =>
  database
    .select({ orderId: stockShortages.orderId })
    .from(stockShortages)
    .where(isOneOf(stockShortages.orderId, orderIds))
    .limit(1),
)

const selectMissingGoods = prepared((database, { orderIds }: Placeholders<OrderIds>) =>
  database
    .select({
      orderId: stockShortages.orderId,
      productId: stockShortages.productId,
      name: products.name,
      translatedName: translatedNameInOrder,
      quantity: stockShortages.quantity,
      inStock: products.stockQuantity,
    })
    .from(stockShortages)
    .innerJoin(products, eq(products.id, stockShortages.productId))
    .where(isOneOf(stockShortages.orderId, orderIds))
    .orderBy(asc(products.name)),
)
