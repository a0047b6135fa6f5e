import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { atLeast, isLanguage, language } from './columns.ts'

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

/** How many visitors searched for words of a product's name on a day, if they were several. Nothing says who they were. */
export const popularSearches = pgTable(
  'popular_searches',
  {
    language: language(),
    term: text().notNull(),
    day: date().notNull().default(sql`current_date`),
    visitors: integer().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.language, row.term, row.day] }),
    isLanguage('popular_searches_language', row.language),
    atLeast('popular_searches_visitors', row.visitors, 1),
  ],
)
