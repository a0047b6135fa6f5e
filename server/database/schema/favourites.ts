import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalogue.ts'
import { createdAt, id } from './columns.ts'
import { packages } from './packages.ts'

/** A product or a ready-made package that a customer wants to find again. */
export const favourites = pgTable(
  'favourites',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    packageId: integer().references(() => packages.id, { onDelete: 'cascade' }),
    addedAt: createdAt(),
  },
  (row) => [
    check('favourites_goods', sql`num_nonnulls(${row.productId}, ${row.packageId}) = 1`),
    unique('favourites_of_products').on(row.userId, row.productId),
    unique('favourites_of_packages').on(row.userId, row.packageId),
    index('favourites_product').on(row.productId),
    index('favourites_package').on(row.packageId),
  ],
)
