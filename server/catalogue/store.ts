import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect.ts'
import { categories, products } from '../database/schema.ts'

/** How many customers can have: none of what was withdrawn, whatever lies on the shelf. */
export const stockOnSale =
  sql`case when ${products.publishedAt} is null then 0 else ${products.stockQuantity} end`.mapWith(
    Number,
  )

export const stockedProductColumns = {
  id: products.id,
  name: products.name,
  description: products.description,
  priceCents: products.priceCents,
  categoryId: products.categoryId,
  stockQuantity: stockOnSale.as('stock_on_sale'),
  pictureHash: products.pictureHash,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
}

/** A product as it stands in the shop now. */
export type StockedProduct = Pick<typeof products.$inferSelect, keyof typeof stockedProductColumns>

export type Page = { page: number; pageSize: number }

export type ProductFilter = {
  status?: 'IN STOCK' | 'OUT OF STOCK' | undefined
  categoryId?: number | undefined
  /** An id that is not there is simply not answered. */
  ids?: readonly number[] | undefined
}

export function selectCategories(database: Database) {
  return database
    .select({ categoryId: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.id))
}

/** Products in the order of their ids; all of them without a page. */
export async function selectProducts(database: Database, filter: ProductFilter, page?: Page) {
  const matching = and(
    isNotNull(products.publishedAt),
    filter.status === 'IN STOCK' ? gt(products.stockQuantity, 0) : undefined,
    filter.status === 'OUT OF STOCK' ? lte(products.stockQuantity, 0) : undefined,
    filter.categoryId ? eq(products.categoryId, filter.categoryId) : undefined,
    filter.ids ? inArray(products.id, [...filter.ids]) : undefined,
  )
  const query = database
    .select(stockedProductColumns)
    .from(products)
    .where(matching)
    .orderBy(asc(products.id))
    .$dynamic()
  if (!page) return query.then((found) => ({ found, total: found.length }))
  const [found, total] = await Promise.all([
    query.limit(page.pageSize).offset((page.page - 1) * page.pageSize),
    countProducts(database, matching),
  ])
  return { found, total }
}

async function countProducts(database: Database, matching: SQL | undefined): Promise<number> {
  const [row] = await database.select({ total: count() }).from(products).where(matching)
  return row?.total ?? 0
}

/**
 * Products in stock that contain the term, then those with a word like it, best first.
 * Both conditions are answered by the trigram index on `search_text`.
 */
export async function selectMatchingProducts(database: Database, term: string, page: Page) {
  const contains = sql`${products.searchText} like ${`%${term.replace(/[\\%_]/g, '\\$&')}%`}`
  const resembles = sql`${term} <<% ${products.searchText}`
  const rows = await database
    .select({ ...stockedProductColumns, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(products)
    .where(
      and(
        isNotNull(products.publishedAt),
        gt(products.stockQuantity, 0),
        sql`(${contains} or ${resembles})`,
      ),
    )
    .orderBy(
      desc(contains),
      desc(sql`strict_word_similarity(${term}, lower(${products.name}))`),
      asc(products.id),
    )
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)
  return {
    found: rows.map(({ total: _, ...product }): StockedProduct => product),
    total: rows[0]?.total ?? 0,
  }
}

export function selectProductsById(database: Database | Transaction, ids: readonly number[]) {
  return database
    .select(stockedProductColumns)
    .from(products)
    .where(inArray(products.id, [...ids]))
}
