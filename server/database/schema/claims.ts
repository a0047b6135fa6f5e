import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { orders } from './orders.ts'

/** What a customer says is wrong with a delivered order. It is open until every line is decided, or it is withdrawn. */
export const claims = pgTable(
  'claims',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    openedAt: createdAt(),
    closedAt: moment(),
    isWithdrawn: boolean().notNull().default(false),
  },
  (row) => [
    check('claims_withdrawn', sql`not ${row.isWithdrawn} or ${row.closedAt} is not null`),
    index('claims_order').on(row.orderId),
    uniqueIndex('claims_one_open').on(row.orderId).where(sql`${row.closedAt} is null`),
  ],
)
