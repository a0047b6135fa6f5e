import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { rowsPerPortion } from '../csv/write-csv.ts'
import type { Readable } from '../database/connect.ts'
import { categories, products } from '../database/schema.ts'

/** The next portion of products after an id that are on sale and have a picture: without one, no service lists them. */
export function selectFeedProducts(database: Readable, after: number) {
  return database
    .select({
      id: products.id,
      name: products.name,
      description: products.description,
      priceCents: products.priceCents,
      stockQuantity: products.stockQuantity,
      // The condition leaves none without.
      pictureHash: sql<string>`${products.pictureHash}`,
      contentAmount: products.contentAmount,
      contentUnit: products.contentUnit,
      category: categories.name,
    })
    .from(products)
    .leftJoin(
      categories,
      and(eq(categories.id, products.categoryId), isNotNull(categories.publishedAt)),
    )
    .where(
      and(gt(products.id, after), isNotNull(products.publishedAt), isNotNull(products.pictureHash)),
    )
    .orderBy(asc(products.id))
    .limit(rowsPerPortion)
}

export type FeedProduct = Awaited<ReturnType<typeof selectFeedProducts>>[number]
