import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { createdAt, id } from './columns.ts'
import { orders } from './orders.ts'

export const stockMovementKinds = [
  'OPENING',
  'TAKEN',
  'RETURNED',
  'CORRECTION',
  'DELIVERY',
] as const

/**
 * The ledger of stock: the only way to change stock, and only ever appended to. Triggers of the
 * migration "stock_ledger" apply each movement to the product, and record a movement when someone
 * changes a product's stock directly, so that the sum of a product's movements is always its stock.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    kind: text({ enum: stockMovementKinds }).notNull(),
    change: integer().notNull(),
    orderId: integer().references(() => orders.id),
    /** A note: who delivered, why stock was corrected. */
    cause: text().notNull(),
    /** Of an operator's request, so that a repeated one moves nothing twice. */
    requestKey: uuid(),
    at: createdAt(),
  },
  (row) => [
    check('stock_movements_change', sql`${row.change} <> 0`),
    index('stock_movements_product').on(row.productId, row.id),
    uniqueIndex('stock_movements_request')
      .on(row.productId, row.requestKey)
      .where(sql`${row.requestKey} is not null`),
  ],
)

/** Products that were paid for too late, when the stock was already gone. */
export const stockShortages = pgTable(
  'stock_shortages',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.orderId, row.productId] })],
)
