import { asc, eq, sql } from 'drizzle-orm'
import { isLow } from '../../catalogue/index.ts'
import type { Database } from '../../database/connect.ts'
import { products } from '../../database/schema.ts'
import { heldLines } from '../holds.ts'

const mostShown = 10

/**
 * The products with the least stock, with the units that unpaid orders hold and may return, and the number
 * of products with low stock.
 */
export async function selectLowStock(database: Database, lowLimit: number) {
  const line = heldLines(database).as('line')
  const held = database
    .select({ productId: line.productId, units: sql<number>`sum(${line.units})`.as('held_units') })
    .from(line)
    .groupBy(line.productId)
    .as('held')
  const rows = await database
    .select({
      productId: products.id,
      name: products.name,
      stockQuantity: products.stockQuantity,
      heldUnits: sql`coalesce(${held.units}, 0)`.mapWith(Number),
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(products)
    .leftJoin(held, eq(held.productId, products.id))
    .where(isLow(lowLimit))
    .orderBy(asc(products.stockQuantity), asc(products.name), asc(products.id))
    .limit(mostShown)
  return {
    limit: lowLimit,
    total: rows[0]?.total ?? 0,
    items: rows.map(({ total: _, ...product }) => product),
  }
}
