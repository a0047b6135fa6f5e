import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { noCents } from '../../../domain/money/money.ts'
import { products } from './catalogue.ts'
import { atLeast, cents, createdAt, id, moment, version } from './columns.ts'

export const packages = pgTable(
  'packages',
  {
    id: id(),
    name: text().notNull(),
    description: text().notNull().default(''),
    priceCents: cents().notNull(),
    discountCents: cents().notNull().default(noCents),
    pictureHash: text(),
    /** Null while the package is a draft in the back office and not sold. */
    publishedAt: moment().defaultNow(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    version: version(),
  },
  (row) => [
    atLeast('packages_price', row.priceCents, 1),
    atLeast('packages_discount', row.discountCents, 0),
  ],
)

export const packageProducts = pgTable(
  'package_products',
  {
    id: id(),
    packageId: integer()
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
  },
  (row) => [
    unique('package_products_once').on(row.packageId, row.productId),
    atLeast('package_products_quantity', row.quantity, 1),
    index('package_products_product').on(row.productId),
  ],
)
