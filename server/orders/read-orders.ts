import { and, asc, desc, eq, getTableColumns, max, sql } from 'drizzle-orm'
import { type BillingDocument, documentsOf } from '../billing/index.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable } from '../database/connect.ts'
import { pipelined } from '../database/pipelined.ts'
import { type Placeholders, prepared } from '../database/prepared.ts'
import {
  orderItemProducts,
  orderItems,
  orderProducts,
  orders,
  paymentAttempts,
  paymentNotifications,
  products,
} from '../database/schema.ts'
import { refusal } from '../http/refusal.ts'
import { leftCents, madeCents, moneyOfPayment, underWayCents } from '../payments/index.ts'
import type { Shop } from '../shop.ts'
import { creditsOf, type ReadCredit } from './credits/read-credits.ts'
import type { MissingGoods } from './mark-paid.ts'
import type { ReadSubstitute } from './select-packed.ts'
import { type OrderRow, selectMissing } from './store.ts'

/** All is as it was sold, but the category is today's. */
type InCategory = { categoryId: number }
type ReadContent = typeof orderItemProducts.$inferSelect & InCategory
export type ReadItem = typeof orderItems.$inferSelect & { contents: ReadContent[] }
export type ReadProduct = typeof orderProducts.$inferSelect & InCategory
export type ReadPayment = ReturnType<typeof paymentsOf>[number]

/** An order with everything that its customer sees. */
export type ReadOrder = OrderRow & {
  items: ReadItem[]
  products: ReadProduct[]
  /** Its successful payments, oldest first: the first one made it PAID. */
  payments: ReadPayment[]
  /** The customer's own id of the latest attempt to pay it. */
  lastReference: string
  /** What was sold out when its payment came. */
  missing: MissingGoods[]
  /** What it was credited, in the order of their numbers. */
  credits: ReadCredit[]
  /** What was packed in place of something; read only where it is asked for. */
  sent?: readonly ReadSubstitute[]
  /** Its numbered invoice, credit notes and debit notes, as they were issued. */
  documents: BillingDocument[]
}

/** More orders than any customer looks at. */
const mostOrders = 500

/** More than any gateway takes for one attempt to pay. */
const mostPayments = 100

/** The customer's orders, newest first. */
export function listOrders({ database }: Shop, userId: number): Promise<ReadOrder[]> {
  return database.onOneConnection(async (connection) =>
    withLines(connection, await selectOrdersOf(connection, { userId })),
  )
}

const selectOrdersOf = prepared((database, { userId }: Placeholders<{ userId: number }>) =>
  database
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(mostOrders),
)

/** The customer's order with the latest attempt to pay; placing an order counts as an attempt. */
export async function getLatestOrder({ database }: Shop, userId: number): Promise<ReadOrder> {
  const lastAttempt = database
    .select({ orderId: paymentAttempts.orderId, at: max(paymentAttempts.startedAt).as('at') })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(orders.userId, userId))
    .groupBy(paymentAttempts.orderId)
    .as('last_attempt')
  const found = await database
    .select({ order: orders })
    .from(orders)
    .leftJoin(lastAttempt, eq(lastAttempt.orderId, orders.id))
    .where(eq(orders.userId, userId))
    .orderBy(desc(sql`greatest(${orders.placedAt}, ${lastAttempt.at})`), desc(orders.id))
    .limit(1)
  const [latest] = await withLines(
    database,
    found.map(({ order }) => order),
  )
  if (!latest) throw refusal('noOrders')
  return latest
}

/** Adds lines, contents of packages and the payment to orders. */
export async function withLines(database: Readable, found: OrderRow[]): Promise<ReadOrder[]> {
  if (found.length === 0) return []
  const ids = found.map((order) => order.id)
  const { lines, contents, attempts, missing, credits } = await pipelined({
    lines: () => selectLines(database, ids),
    contents: () => selectContents(database, { ids }),
    attempts: () => selectAttempts(database, { ids }),
    missing: () => selectMissing(database, { orderIds: ids }),
    credits: () => creditsOf(database, ids),
  })
  const numbered = found.filter(({ isNumbered }) => isNumbered).map(({ id }) => id)
  const documents = numbered.length > 0 ? await documentsOf(database, numbered) : []
  const documentsBy = Map.groupBy(documents, ({ orderId }) => orderId)
  const contentsOf = Map.groupBy(contents, (content) => content.orderItemId)
  const itemsOf = Map.groupBy(lines.items, (item) => item.orderId)
  const productsOf = Map.groupBy(lines.products, (product) => product.orderId)
  const attemptsOf = Map.groupBy(attempts, ({ orderId }) => orderId)
  const missingOf = Map.groupBy(missing, ({ orderId }) => orderId)
  return found.map((order) => ({
    ...order,
    items: (itemsOf.get(order.id) ?? []).map((item) => ({
      ...item,
      contents: contentsOf.get(item.id) ?? [],
    })),
    products: productsOf.get(order.id) ?? [],
    payments: paymentsOf(attemptsOf.get(order.id) ?? []),
    missing: missingOf.get(order.id) ?? [],
    credits: credits.get(order.id) ?? [],
    documents: documentsBy.get(order.id) ?? [],
    lastReference: attemptsOf.get(order.id)?.at(-1)?.clientReference ?? order.clientReference,
  }))
}

type Attempt = Awaited<ReturnType<typeof selectAttempts>>[number]

/** The payments that attempts led to, in the order in which they were reported. */
function paymentsOf(attempts: readonly Attempt[]) {
  return attempts
    .flatMap(({ orderId, amountCents, paid }) => (paid ? [{ ...paid, orderId, amountCents }] : []))
    .sort((one, other) => one.notificationId - other.notificationId)
}

/** The lines of orders: packages and products, without the contents of packages. */
export function selectLines(database: Readable, ids: readonly number[]) {
  return pipelined({
    items: () => selectItems(database, { ids }),
    products: () => selectProducts(database, { ids }),
  })
}

type Ids = Placeholders<{ ids: readonly number[] }>

const selectItems = prepared((database, { ids }: Ids) =>
  database
    .select()
    .from(orderItems)
    .where(isOneOf(orderItems.orderId, ids))
    .orderBy(asc(orderItems.id)),
)

const selectContents = prepared((database, { ids }: Ids) =>
  database
    .select({ ...getTableColumns(orderItemProducts), categoryId: products.categoryId })
    .from(orderItemProducts)
    .innerJoin(orderItems, eq(orderItems.id, orderItemProducts.orderItemId))
    .innerJoin(products, eq(products.id, orderItemProducts.productId))
    .where(isOneOf(orderItems.orderId, ids))
    .orderBy(asc(orderItemProducts.id)),
)

const selectProducts = prepared((database, { ids }: Ids) =>
  database
    .select({ ...getTableColumns(orderProducts), categoryId: products.categoryId })
    .from(orderProducts)
    .innerJoin(products, eq(products.id, orderProducts.productId))
    .where(isOneOf(orderProducts.orderId, ids))
    .orderBy(asc(orderProducts.id)),
)

/** The attempts to pay orders, oldest first, with the successful payments that they led to. */
const selectAttempts = prepared((database, { ids }: Ids) => {
  // Limited, so that PostgreSQL starts from the orders, not from all payments of the shop.
  const paid = database
    .select({
      id: paymentNotifications.id,
      method: paymentNotifications.method,
      gatewayPaymentId: paymentNotifications.gatewayPaymentId,
      leftCents: leftCents.as('left_cents'),
      underWayCents: underWayCents.as('under_way_cents'),
      madeCents: madeCents.as('made_cents'),
    })
    .from(paymentNotifications)
    .innerJoin(moneyOfPayment, sql`true`)
    .where(
      and(
        eq(paymentNotifications.attemptId, paymentAttempts.id),
        eq(paymentNotifications.outcome, 'paid'),
      ),
    )
    .limit(mostPayments)
    .as('paid')
  return database
    .select({
      orderId: paymentAttempts.orderId,
      clientReference: paymentAttempts.clientReference,
      amountCents: paymentAttempts.amountCents,
      paid: {
        notificationId: paid.id,
        method: paid.method,
        gatewayPaymentId: paid.gatewayPaymentId,
        leftCents: paid.leftCents,
        underWayCents: paid.underWayCents,
        madeCents: paid.madeCents,
      },
    })
    .from(paymentAttempts)
    .leftJoinLateral(paid, sql`true`)
    .where(isOneOf(paymentAttempts.orderId, ids))
    .orderBy(asc(paymentAttempts.orderId), asc(paymentAttempts.startedAt), asc(paymentAttempts.id))
})
