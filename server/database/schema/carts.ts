import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalogue.ts'
import { atLeast, cents, createdAt, id } from './columns.ts'
import { customPackages } from './custom-packages.ts'
import { packages } from './packages.ts'

export const carts = pgTable('carts', {
  id: id(),
  userId: integer()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Rises with every change, so that a save based on an older cart is noticed. */
  version: integer().notNull().default(1),
  /** The ids that browsers gave their last saves, newest first: a repeated id means a lost response. */
  saves: uuid().array().notNull().default([]),
  createdAt: createdAt(),
  /** One that nobody has changed for long is deleted. Without an index: each save would have to change that too. */
  changedAt: createdAt(),
})

/** The unit price that the customer has seen; null for lines older than this column. */
const notedPrice = () => cents()

export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    cartId: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    packageId: integer().references(() => packages.id),
    customPackageId: integer().references(() => customPackages.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    note: text().notNull(),
    notedPriceCents: notedPrice(),
    /** The fingerprint of the contents that the customer has seen; null for own packages and lines older than this column. */
    notedContents: text(),
  },
  (row) => [
    check('cart_items_kind', sql`num_nonnulls(${row.packageId}, ${row.customPackageId}) = 1`),
    unique('cart_items_package').on(row.cartId, row.packageId),
    unique('cart_items_custom_package').on(row.cartId, row.customPackageId),
    atLeast('cart_items_quantity', row.quantity, 1),
    index('cart_items_custom_packages').on(row.customPackageId),
  ],
)

export const cartProducts = pgTable(
  'cart_products',
  {
    id: id(),
    cartId: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    notedPriceCents: notedPrice(),
  },
  (row) => [
    unique('cart_products_once').on(row.cartId, row.productId),
    atLeast('cart_products_quantity', row.quantity, 1),
  ],
)
