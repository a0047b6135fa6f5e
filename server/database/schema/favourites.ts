import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalogue.ts'
import { createdAt } from './columns.ts'

/** Products that a customer wants to find again. */
export const favourites = pgTable(
  'favourites',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    addedAt: createdAt(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.productId] }),
    index('favourites_product').on(row.productId),
  ],
)
