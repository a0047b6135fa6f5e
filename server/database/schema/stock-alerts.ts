import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalogue.ts'
import { createdAt } from './columns.ts'

/** Customers who want to know when a product is in stock again. A row ends with its mail. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    askedAt: createdAt(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.productId] }),
    index('stock_alerts_product').on(row.productId),
    index('stock_alerts_asked').on(row.askedAt),
  ],
)
