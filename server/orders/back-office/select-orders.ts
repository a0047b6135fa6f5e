import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  ilike,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { containing, numbersIn, withinDays } from '../../back-office/filters.ts'
import { keysetPage, type Sort } from '../../back-office/page.ts'
import { rowsPerPortion } from '../../csv/write-csv.ts'
import type { Database } from '../../database/connect.ts'
import { orders, paymentAttempts, paymentNotifications, users } from '../../database/schema.ts'
import { concernColumns, isOfConcern } from './concerns.ts'

/** Which orders are wanted. */
export type OrdersWanted = {
  customer?: number | undefined
  status?: 'PENDING' | 'PAID' | 'COMPLETED' | 'CANCELLED' | 'CONCERN' | undefined
  from?: string | undefined
  to?: string | undefined
  area?: string | undefined
  search?: string | undefined
}

type Wanted = OrdersWanted & {
  sort?: 'placed' | '-placed' | 'total' | '-total' | undefined
  after?: string | undefined
  before?: string | undefined
}

/** A page of the orders wanted, with who placed them and what is of concern about them. */
export async function selectOrders(database: Database, wanted: Wanted) {
  const matching = areWanted(wanted)
  const page = keysetPage(sortBy(wanted.sort ?? '-placed'), sql`${orders.id}`, wanted)
  const [rows, counted] = await Promise.all([
    database
      .select({
        id: orders.id,
        version: orders.version,
        placedAt: orders.placedAt,
        paidAt: orders.paidAt,
        completedAt: orders.completedAt,
        cancelledAt: orders.cancelledAt,
        customerName: users.name,
        recipientName: orders.recipientName,
        streetAddress: orders.streetAddress,
        postalCode: orders.postalCode,
        country: orders.country,
        contact: orders.contact,
        totalCents: orders.totalCents,
        ...concernColumns,
        sortKey: page.sortKey,
      })
      .from(orders)
      .leftJoin(users, eq(users.id, orders.userId))
      .where(and(matching, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    database
      .select({ total: sql`count(*)`.mapWith(Number) })
      .from(orders)
      .leftJoin(users, eq(users.id, orders.userId))
      .where(matching),
  ])
  return { ...page.pageOf(rows), total: counted[0]?.total ?? 0 }
}

/** Some of the orders wanted by their ids, from after one on, with who placed them. */
export function selectOrdersAfter(database: Database, wanted: OrdersWanted, after: number) {
  return database
    .select({
      ...getTableColumns(orders),
      customerName: users.name,
      customerEmail: users.email,
      customerTelephone: users.telephone,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(and(areWanted(wanted), gt(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(rowsPerPortion)
}

function areWanted(wanted: OrdersWanted): SQL | undefined {
  return and(
    wanted.customer ? eq(orders.userId, wanted.customer) : undefined,
    wanted.status && withStatus[wanted.status],
    ...withinDays(orders.placedAt, wanted),
    wanted.area ? inArea(wanted.area) : undefined,
    wanted.search ? foundBy(wanted.search) : undefined,
  )
}

export type SelectedOrder = Awaited<ReturnType<typeof selectOrders>>['rows'][number]

const isNotCancelled = isNull(orders.cancelledAt)
/** The statuses as `domain/order-status.ts` derives them from an order's moments. */
const withStatus: Record<NonNullable<Wanted['status']>, SQL | undefined> = {
  PENDING: and(isNull(orders.paidAt), isNull(orders.completedAt), isNotCancelled),
  PAID: and(isNotNull(orders.paidAt), isNull(orders.completedAt), isNotCancelled),
  COMPLETED: and(isNotNull(orders.completedAt), isNotCancelled),
  CANCELLED: isNotNull(orders.cancelledAt),
  CONCERN: isOfConcern,
}

function sortBy(sort: NonNullable<Wanted['sort']>): Sort {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  return sort.endsWith('total')
    ? { value: sql`${orders.totalCents}`, type: 'integer', direction }
    : { value: sql`${orders.placedAt}`, type: 'timestamptz', direction }
}

function inArea(area: string): SQL | undefined {
  const beginning = `${area.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(orders.postalCode, beginning), containing(orders.streetAddress, area))
}

/** One field for all: what is typed there says by itself what it can be. */
function foundBy(search: string): SQL | undefined {
  const { id, phoneDigits } = numbersIn(search)
  return or(
    id ? eq(orders.id, id) : undefined,
    phoneDigits
      ? or(containing(orders.contact, phoneDigits), containing(users.telephone, phoneDigits))
      : undefined,
    eq(orders.clientReference, search),
    sql`${orders.id} in (select ${paymentAttempts.orderId} from ${paymentAttempts}
      left join ${paymentNotifications} on ${paymentNotifications.attemptId} = ${paymentAttempts.id}
      where ${paymentNotifications.gatewayPaymentId} = ${search} or ${paymentAttempts.reference} = ${search})`,
    phoneDigits ? undefined : containing(orders.recipientName, search),
    phoneDigits ? undefined : containing(users.name, search),
    phoneDigits ? undefined : containing(users.email, search),
  )
}
