import { and, asc, desc, eq } from 'drizzle-orm'
import { type Placeholders, prepared } from '../database/prepared.ts'
import { boughtTogether, products } from '../database/schema.ts'

/** The products in stock that were most often bought together with a product. */
export const selectBoughtWith = prepared(
  (database, { productId, most }: Placeholders<{ productId: number; most: number }>) =>
    database
      .select({ id: products.id })
      .from(boughtTogether)
      .innerJoin(products, eq(products.id, boughtTogether.withProductId))
      .where(and(eq(boughtTogether.productId, productId), products.inStock))
      .orderBy(desc(boughtTogether.orders), asc(products.id))
      .limit(most),
)
