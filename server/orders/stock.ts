import { asc, inArray, sql } from 'drizzle-orm'
import { messages } from '../../domain/messages.ts'
import type { Transaction } from '../database/connect.ts'
import { products } from '../database/schema.ts'
import { refusal } from '../http/refusal.ts'

/** How many units of each product, by its id. */
export type StockNeeds = ReadonlyMap<number, number>

export function sumNeeds(lines: Iterable<{ productId: number; quantity: number }>): StockNeeds {
  const needs = new Map<number, number>()
  for (const { productId, quantity } of lines) {
    needs.set(productId, (needs.get(productId) ?? 0) + quantity)
  }
  return needs
}

/**
 * Locks products until the transaction ends, always in the order of their ids, so that two orders
 * of the same things queue up instead of blocking each other.
 */
export async function lockProducts(tx: Transaction, productIds: Iterable<number>) {
  return tx
    .select({ id: products.id, name: products.name, stockQuantity: products.stockQuantity })
    .from(products)
    .where(inArray(products.id, [...productIds]))
    .orderBy(asc(products.id))
    .for('no key update')
}

/** Takes everything or nothing; refuses with the names of what ran out. */
export async function takeStock(tx: Transaction, needs: StockNeeds): Promise<void> {
  const locked = await lockProducts(tx, needs.keys())
  const short = locked.filter(({ id, stockQuantity }) => stockQuantity < (needs.get(id) ?? 0))
  if (short.length > 0) {
    const names = short.map(({ name, stockQuantity }) => `${name} (${stockQuantity} left)`)
    throw refusal('outOfStock', { message: messages.checkout.outOfStock(names.join(', ')) })
  }
  await changeStock(tx, needs, -1)
}

/** Takes what there is, for a payment that cannot be refused any more. Answers what is missing. */
export async function takeStockThereIs(tx: Transaction, needs: StockNeeds): Promise<StockNeeds> {
  const locked = await lockProducts(tx, needs.keys())
  const taken = new Map<number, number>()
  const missing = new Map<number, number>()
  for (const { id, stockQuantity } of locked) {
    const needed = needs.get(id) ?? 0
    const available = Math.min(needed, stockQuantity)
    if (available > 0) taken.set(id, available)
    if (available < needed) missing.set(id, needed - available)
  }
  await changeStock(tx, taken, -1)
  return missing
}

export async function returnStock(tx: Transaction, needs: StockNeeds): Promise<void> {
  await lockProducts(tx, needs.keys())
  await changeStock(tx, needs, 1)
}

async function changeStock(tx: Transaction, needs: StockNeeds, sign: 1 | -1): Promise<void> {
  if (needs.size === 0) return
  const changes = [...needs].map(([id, quantity]) => ({ id, change: sign * quantity }))
  await tx.execute(sql`update ${products}
    set stock_quantity = stock_quantity + changes.change
    from json_to_recordset(${JSON.stringify(changes)}::json) as changes (id int, change int)
    where ${products.id} = changes.id`)
}
