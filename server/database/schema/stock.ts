import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
 * Why the stock is what it is: the only way to change it, and only ever appended to. Triggers of the migration
 * "stock_ledger" carry each movement over to the product, and note by themselves what changed a product directly,
 * so that the movements of a product always come to its stock.
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
    /** In words: who delivered, why it was corrected. */
    cause: text().notNull(),
    at: createdAt(),
  },
  (row) => [
    check('stock_movements_change', sql`${row.change} <> 0`),
    index('stock_movements_product').on(row.productId, row.id),
  ],
)

/** What a late payment bought that the shelves no longer held. */
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
