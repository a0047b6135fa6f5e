import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
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

/** The ids of all matching products, in their order: one scan of one narrow column. */
export async function selectProductIds(database: Database, filter: ProductFilter) {
  const matching = and(
    isNotNull(products.publishedAt),
    filter.status === 'IN STOCK' ? gt(products.stockQuantity, 0) : undefined,
    filter.status === 'OUT OF STOCK' ? lte(products.stockQuantity, 0) : undefined,
    filter.categoryId ? eq(products.categoryId, filter.categoryId) : undefined,
    filter.ids ? inArray(products.id, [...filter.ids]) : undefined,
  )
  const ids = sql<number[]>`coalesce(array_agg(${products.id} order by ${products.id}), '{}')`
  const [row] = await database.select({ ids }).from(products).where(matching)
  return row?.ids ?? []
}

/**
 * The ids of products in stock that contain the term, then of those with a word like it, best first:
 * at most so many, found by the trigram index on `search_text`. Of more the oldest are taken.
 */
export function selectMatchingIds(database: Database, term: string, most: number) {
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`
  const contains = sql`${products.searchText} like ${pattern}`
  const isOnSale = and(isNotNull(products.publishedAt), gt(products.stockQuantity, 0))
  return database.transaction(async (tx) => {
    // Comparing words is taken for as cheap as comparing numbers, and all of the table would be read.
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute<{ id: number }>(sql`
      with containing as materialized (
        select id, name, true as is_containing from ${products}
        where ${isOnSale} and ${contains} limit ${most}
      ), resembling as materialized (
        select id, name, false as is_containing from ${products}
        where ${isOnSale} and ${term} <<% ${products.searchText} and not ${contains}
        limit ${most} - (select count(*) from containing)
      )
      select id from (select * from containing union all select * from resembling) as matching
      order by is_containing desc, strict_word_similarity(${term}, lower(name)) desc, id`)
    return rows.map(({ id }) => id)
  })
}

export function selectProductsById(database: Database | Transaction, ids: readonly number[]) {
  return database
    .select(stockedProductColumns)
    .from(products)
    .where(sql`${products.id} = any(${sql.param([...ids])}::int[])`)
}
