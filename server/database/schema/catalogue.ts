import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { allergens, contentUnits, diets } from '../../../domain/goods/label.ts'
import { storages } from '../../../domain/goods/storage.ts'
import { areAmong, atLeast, cents, createdAt, id, isAmong, moment, version } from './columns.ts'

/** Further words that customers search by, in any language and script; only the search reads them. */
const alsoCalled = () => text().notNull().default('')

export const categories = pgTable(
  'categories',
  {
    id: id(),
    name: text().notNull().unique(),
    alsoCalled: alsoCalled(),
    /** How its goods are kept in the store; cold ones are picked last. */
    storage: text({ enum: storages }).notNull().default('SHELF'),
    /** Null while the category is hidden from customers; its products are still sold. */
    publishedAt: moment().defaultNow(),
    version: version(),
  },
  (category) => [isAmong('categories_storage', category.storage, storages)],
)

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
    /** With this many units or fewer it runs out; null: as the shop has set for all. */
    lowStockLimit: integer(),
    pictureHash: text(),
    /** What one unit contains, measured in `contentUnit`; both are null where nobody has said it. */
    contentAmount: integer(),
    contentUnit: text({ enum: contentUnits }),
    /** The country that it comes from: two letters after ISO 3166-1. */
    originCountry: text(),
    /** Empty if it contains none of them, null where nobody has said it. */
    allergens: text({ enum: allergens }).array(),
    diets: text({ enum: diets }).array().notNull().default([]),
    /** Nothing stands in for it, and it stands in for nothing: baby food, medicine, alcohol. */
    neverSubstitute: boolean().notNull().default(false),
    /** Sold without VAT, for a shop that is registered for it. */
    isVatExempt: boolean().notNull().default(false),
    /** Null while the product is a draft in the back office and not sold. */
    publishedAt: moment().defaultNow(),
    /** Whether customers can buy it. A column, so that an index on it stays as it is while the stock only shrinks. */
    inStock: boolean()
      .notNull()
      .generatedAlwaysAs(sql`published_at is not null and stock_quantity > 0`),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    version: version(),
  },
  (product) => [
    atLeast('products_price', product.priceCents, 1),
    atLeast('products_stock', product.stockQuantity, 0),
    atLeast('products_content', product.contentAmount, 1),
    isAmong('products_content_unit', product.contentUnit, contentUnits),
    check(
      'products_content_measured',
      sql`num_nonnulls(${product.contentAmount}, ${product.contentUnit}) in (0, 2)`,
    ),
    check('products_origin', sql`${product.originCountry} ~ '^[A-Z]{2}$'`),
    areAmong('products_allergens', product.allergens, allergens),
    areAmong('products_diets', product.diets, diets),
    atLeast('products_low_stock', product.lowStockLimit, 0),
    index('products_category').on(product.categoryId, product.id),
    // The lists that customers look at: PostgreSQL reads nothing but the index.
    index('products_in_stock').on(product.id).where(sql`${product.inStock}`),
    index('products_in_stock_by_category')
      .on(product.categoryId, product.id)
      .where(sql`${product.inStock}`),
    index('products_in_stock_by_price')
      .on(product.priceCents, product.id)
      .where(sql`${product.inStock}`),
  ],
)
