import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalogue.ts'
import { atLeast, cents, createdAt, id } from './columns.ts'

export const customPackages = pgTable(
  'custom_packages',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** What the customer wants to stay within; shown, never enforced. */
    budgetCents: cents(),
    /** Anybody with the link that it is in may see the package; null while there is none. */
    shareToken: text().unique('custom_packages_share_token'),
    /** Of the request that saved it, so that a repeated one does not save it again. */
    requestKey: uuid(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (row) => [
    atLeast('custom_packages_budget', row.budgetCents, 1),
    index('custom_packages_user').on(row.userId),
    unique('custom_packages_request').on(row.userId, row.requestKey),
  ],
)

export const customPackageItems = pgTable(
  'custom_package_items',
  {
    id: id(),
    customPackageId: integer()
      .notNull()
      .references(() => customPackages.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
  },
  (row) => [
    unique('custom_package_items_once').on(row.customPackageId, row.productId),
    atLeast('custom_package_items_quantity', row.quantity, 1),
  ],
)
