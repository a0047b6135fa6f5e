import { asc, eq } from 'drizzle-orm'
import { isOneOf } from '../../database/conditions.ts'
import type { Database } from '../../database/connect.ts'
import {
  orderEvents,
  orderNotes,
  orders,
  products,
  refunds,
  stockShortages,
  users,
} from '../../database/schema.ts'
import { keptPaymentsOf } from '../../payments/index.ts'
import { withLines } from '../read-orders.ts'
import { concernColumns } from './concerns.ts'

const customerColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  telephone: users.telephone,
}

/** An order with everything that the shop has stored about it. */
export async function findOrder(database: Database, orderId: number) {
  const [found] = await database
    .select({
      order: orders,
      customer: customerColumns,
      concerns: concernColumns,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId))
  if (!found) return undefined
  const [[order], shortages, made, kept, history, notes] = await Promise.all([
    withLines(database, [found.order]),
    selectShortages(database, orderId),
    database.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id)),
    keptPaymentsOf(database, orderId),
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
  return order && { ...found, order, shortages, refunds: made, kept, history, notes }
}

export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

function selectShortages(database: Database, orderId: number) {
  return database
    .select({
      productId: stockShortages.productId,
      name: products.name,
      quantity: stockShortages.quantity,
      inStock: products.stockQuantity,
    })
    .from(stockShortages)
    .innerJoin(products, eq(products.id, stockShortages.productId))
    .where(eq(stockShortages.orderId, orderId))
    .orderBy(asc(products.name))
}

/** The orders with these ids, as far as they exist, with their customers. */
export async function selectDocuments(database: Database, ids: readonly number[]) {
  const found = await database
    .select({ order: orders, customer: customerColumns })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(isOneOf(orders.id, ids))
    .orderBy(asc(orders.id))
  const customers = new Map(found.map(({ order, customer }) => [order.id, customer]))
  const whole = await withLines(
    database,
    found.map(({ order }) => order),
  )
  return whole.map((order) => ({ order, customer: customers.get(order.id) ?? null }))
}

export type DocumentRow = Awaited<ReturnType<typeof selectDocuments>>[number]
