import { and, asc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import { noCents, wholeCents } from '../../../domain/money/money.ts'
import { keysetPage, type Sort } from '../../back-office/page.ts'
import { rowsPerPortion } from '../../csv/write-csv.ts'
import type { Database } from '../../database/connect.ts'
import { orderCredits, orders, users } from '../../database/schema.ts'
import { sumOfCents } from '../../database/sum-of-cents.ts'
import { isPacked } from '../consignments.ts'
import { concernColumns, hindranceColumns } from './concerns.ts'
import { matching, type OrdersWanted } from './matching.ts'

type Wanted = OrdersWanted & {
  sort?: 'placed' | '-placed' | 'total' | '-total' | undefined
  after?: string | undefined
  before?: string | undefined
}

/** A page of the orders wanted, with their customers and concerns. */
export async function selectOrders(database: Database, wanted: Wanted) {
  const page = keysetPage(sortBy(wanted.sort ?? '-placed'), sql`${orders.id}`, wanted)
  const [rows, sums] = await Promise.all([
    database
      .select({
        id: orders.id,
        version: orders.version,
        placedAt: orders.placedAt,
        paidAt: orders.paidAt,
        promisedTo: orders.promisedTo,
        completedAt: orders.completedAt,
        cancelledAt: orders.cancelledAt,
        customerName: users.name,
        recipientName: orders.recipientName,
        streetAddress: orders.streetAddress,
        postalCode: orders.postalCode,
        country: orders.country,
        contact: orders.contact,
        collectAt: orders.collectAt,
        totalCents: orders.totalCents,
        ...concernColumns,
        ...hindranceColumns,
        isPacked: sql`${isPacked}`.mapWith(Boolean),
        sortKey: page.sortKey,
      })
      .from(orders)
      .leftJoin(users, eq(users.id, orders.userId))
      .where(and(matching(wanted), page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    sumOrders(database, wanted),
  ])
  return { ...page.pageOf(rows), ...sums }
}

/** The number of the orders wanted and their total amount; for what was sold, less what was given back of it. */
export async function sumOrders(database: Database, wanted: OrdersWanted) {
  const [sums] = await database
    .select({
      total: sql`count(*)`.mapWith(Number),
      amountCents: amountOf(database, wanted),
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(matching(wanted))
  return sums ?? { total: 0, amountCents: noCents }
}

/** As the figures of the dashboard, which link to the lists of what was sold. */
function amountOf(database: Database, wanted: OrdersWanted) {
  const amount = sumOfCents(orders.totalCents)
  if (wanted.status !== 'SOLD') return amount
  const credited = database
    .select({ cents: sumOfCents(orderCredits.amountCents) })
    .from(orderCredits)
    .innerJoin(orders, eq(orders.id, orderCredits.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(and(isNull(orderCredits.voidedAt), matching(wanted)))
  return sql`${amount} - ${credited}`.mapWith((cents) => wholeCents(Number(cents)))
}

/** The next portion of the orders wanted after an id, sorted by id, with their customers. */
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
    .where(and(matching(wanted), gt(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(rowsPerPortion)
}

export type SelectedOrder = Awaited<ReturnType<typeof selectOrders>>['rows'][number]

function sortBy(sort: NonNullable<Wanted['sort']>): Sort {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  return sort.endsWith('total')
    ? { value: sql`${orders.totalCents}`, type: 'integer', direction }
    : { value: sql`${orders.placedAt}`, type: 'timestamptz', direction }
}
