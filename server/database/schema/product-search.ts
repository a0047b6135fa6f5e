import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What a search reads of a product. Triggers write it from the product, its category and their translations; a sale does
 * not touch it. `search_key` in the database makes the rough Latin spelling.
 */
export const productSearch = pgTable(
  'product_search',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** In lower case, a line each: its names, what else it is called, its category's words, its descriptions. */
    text: text().notNull(),
    /** Its names and what else it is called, in the rough Latin spelling, and its English name as it is written. */
    key: text().notNull(),
    /**
     * The words of the rough spelling, by weight: A its names without brackets, B names and what else it is called, C its
     * category's words, D its descriptions. "=red rice" is a whole name without its amount, and "$rice" the last word of it.
     */
    words: tsvector().notNull(),
  },
  ({ text, key, words }) => [
    index('product_search_text').using('gin', sql`${text} gin_trgm_ops`),
    index('product_search_key').using('gin', sql`${key} gin_trgm_ops`),
    // Each change goes into the index at once: what waits beside it would be read by every search.
    index('product_search_words').using('gin', words).with({ fastupdate: false }),
  ],
)
