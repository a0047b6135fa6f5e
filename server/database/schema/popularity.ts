import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'

/** In how many recent orders a product was bought as a single one. A job writes it again every night. */
export const productPopularity = pgTable('product_popularity', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  orders: integer().notNull(),
})

/** In how many recent orders a product was bought beside another one. The same job writes it. */
export const boughtTogether = pgTable(
  'bought_together',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    withProductId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    orders: integer().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.productId, row.withProductId] }),
    index('bought_together_with').on(row.withProductId),
  ],
)
