import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { atLeast, cents, createdAt, id, moment, version } from './columns.ts'

/** Further words that customers search by, in any language and script; only the search reads them. */
const alsoCalled = () => text().notNull().default('')

export const categories = pgTable('categories', {
  id: id(),
  name: text().notNull().unique(),
  alsoCalled: alsoCalled(),
  /** Null while the category is hidden from customers; its products are still sold. */
  publishedAt: moment().defaultNow(),
  version: version(),
})

export const products = pgTable(
  'products',
  {
    id: id(),
    name: text().notNull(),
    description: text().notNull().default(''),
    alsoCalled: alsoCalled(),
    priceCents: cents().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    stockQuantity: integer().notNull(),
    pictureHash: text(),
    /** Null while the product is a draft in the back office and not sold. */
    publishedAt: moment().defaultNow(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    version: version(),
  },
  (product) => [
    atLeast('products_price', product.priceCents, 1),
    atLeast('products_stock', product.stockQuantity, 0),
    index('products_category').on(product.categoryId, product.id),
  ],
)
