import { and, asc, eq, isNotNull, isNull, not, or } from 'drizzle-orm'
import { isOneOf } from '../../database/conditions.ts'
import type { Database } from '../../database/connect.ts'
import {
  categories,
  orderEvents,
  orderNotes,
  orders,
  products,
  refunds,
  users,
} from '../../database/schema.ts'
import { paymentsLeftOf, refundColumns } from '../../payments/index.ts'
import { hasMissedDelivery } from '../../stock/index.ts'
import { type ReadOrder, withLines } from '../read-orders.ts'
import { selectPacked, substitutesIn } from '../select-packed.ts'
import { concernColumns, hindranceColumns } from './concerns.ts'

const customerColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  telephone: users.telephone,
  language: users.language,
}

/** An order with everything that the shop has stored about it. */
export async function findOrder(database: Database, orderId: number) {
  const [[document], [concerns], made, left, history, notes] = await Promise.all([
    selectDocuments(database, [orderId]),
    database.select(concernColumns).from(orders).where(eq(orders.id, orderId)),
    database
      .select(refundColumns)
      .from(refunds)
      .where(eq(refunds.orderId, orderId))
      .orderBy(asc(refunds.id)),
    paymentsLeftOf(database, orderId),
    database
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(asc(orderEvents.id)),
    database
      .select()
      .from(orderNotes)
      .where(eq(orderNotes.orderId, orderId))
      .orderBy(asc(orderNotes.id)),
  ])
  return document && concerns && { ...document, concerns, refunds: made, left, history, notes }
}

export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** The orders with these ids, as far as they exist, with their customers and everything to be printed, sorted by area. */
export async function selectDocuments(database: Database, ids: readonly number[]) {
  const found = await database
    .select({ order: orders, customer: customerColumns, hindrances: hindranceColumns })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(isOneOf(orders.id, ids))
    .orderBy(asc(orders.postalCode), asc(orders.streetAddress), asc(orders.id))
  const whole = await withLines(
    database,
    found.map(({ order }) => order),
  )
  const packedOf = await selectPacked(database, whole)
  const categoryOf = await selectCategories(database, whole.flatMap(productsIn))
  const additionsOf = await selectAdditions(database, ids)
  const rowOf = new Map(found.map((row) => [row.order.id, row]))
  return whole.flatMap((order) => {
    const row = rowOf.get(order.id)
    if (!row) return []
    const categories = [...new Set(productsIn(order))].flatMap(
      (productId) => categoryOf.get(productId) ?? [],
    )
    const packed = packedOf.get(order.id)
    const additions = additionsOf.get(order.id) ?? []
    return [
      { ...row, additions, order: { ...order, sent: substitutesIn(packed) }, categories, packed },
    ]
  })
}

export type DocumentRow = Awaited<ReturnType<typeof selectDocuments>>[number]

/** The orders that go with these, or went, by the id of the one that they go with. */
async function selectAdditions(database: Database, ids: readonly number[]) {
  const canCome = or(isNotNull(orders.paidAt), not(hasMissedDelivery))
  const found = await database
    .select({ id: orders.id, addsTo: orders.addsToOrderId, paidAt: orders.paidAt })
    .from(orders)
    .where(and(isOneOf(orders.addsToOrderId, ids), isNull(orders.cancelledAt), canCome))
    .orderBy(asc(orders.id))
  return Map.groupBy(found, ({ addsTo }) => addsTo)
}

/** The category that each product has today, by the id of the product. */
async function selectCategories(database: Database, productIds: readonly number[]) {
  const found = await database
    .select({ productId: products.id, categoryId: categories.id, name: categories.name })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(isOneOf(products.id, productIds))
  return new Map(found.map((row) => [row.productId, row]))
}

/** The products of an order, on their own or in packages. */
function productsIn(order: ReadOrder): number[] {
  return [...order.items.flatMap(({ contents }) => contents), ...order.products].map(
    ({ productId }) => productId,
  )
}
