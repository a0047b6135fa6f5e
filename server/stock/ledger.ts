import { asc, sql } from 'drizzle-orm'
import { isOneOf } from '../database/conditions.ts'
import type { Transaction } from '../database/connect.ts'
import { type Placeholders, prepared } from '../database/prepared.ts'
import { products, stockMovements } from '../database/schema.ts'

/**
 * Products and their stock, locked until the transaction ends, always in the order of their ids, so
 * that two transactions with the same products queue up instead of blocking each other.
 */
export const lockShelves = prepared((tx, { productIds }: Placeholders<{ productIds: number[] }>) =>
  tx
    .select({
      id: products.id,
      name: products.name,
      priceCents: products.priceCents,
      stockQuantity: products.stockQuantity,
      isOnSale: sql`${products.publishedAt} is not null`.mapWith(Boolean),
      version: products.version,
    })
    .from(products)
    .where(isOneOf(products.id, productIds))
    .orderBy(asc(products.id))
    .for('no key update'),
)

export type Movement = Omit<typeof stockMovements.$inferInsert, 'id' | 'at'>

/** Appends to the stock ledger, which changes the stock with it. Lock the products first. */
export async function appendMovements(
  tx: Transaction,
  movements: readonly Movement[],
): Promise<void> {
  if (movements.length === 0) return
  // As one value, like an order's lines.
  await tx.execute(sql`
    insert into ${stockMovements} (product_id, kind, change, order_id, cause)
    select * from json_to_recordset(${JSON.stringify(movements)}::json) as moved
      ("productId" int, kind text, change int, "orderId" int, cause text)`)
}
