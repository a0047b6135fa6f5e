import { asc, sql } from 'drizzle-orm'
import { isOneOf } from '../database/conditions.ts'
import type { Transaction } from '../database/connect.ts'
import { insertMany } from '../database/many-rows.ts'
import { type Placeholders, prepared } from '../database/prepared.ts'
import { products, stockMovements } from '../database/schema.ts'

/**
 * Products and their stock, locked until the transaction ends, always in the order of their ids, so
 * that two transactions with the same products queue up instead of deadlocking.
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
export function appendMovements(tx: Transaction, movements: readonly Movement[]): Promise<void> {
  return insertMany(tx, stockMovements, movements)
}
