import { asc, sql } from 'drizzle-orm'
import { isOneOf } from '../database/conditions.ts'
import type { Transaction } from '../database/connect.ts'
import { type Placeholders, prepared } from '../database/prepared.ts'
import { products, stockMovements } from '../database/schema.ts'
import { refusal } from '../http/refusal.ts'

/** How many units of each product, by its id. */
export type StockNeeds = ReadonlyMap<number, number>

/** What an order takes off the shelves of one product. */
export type OrderedProduct = { orderId: number; productId: number; quantity: number }

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
const lockProducts = prepared((tx, { productIds }: Placeholders<{ productIds: number[] }>) =>
  tx
    .select({
      id: products.id,
      name: products.name,
      stockQuantity: products.stockQuantity,
      isOnSale: sql`${products.publishedAt} is not null`.mapWith(Boolean),
    })
    .from(products)
    .where(isOneOf(products.id, productIds))
    .orderBy(asc(products.id))
    .for('no key update'),
)

/**
 * Locks what is to be taken and what is to be put back before, all in one go: one after the other
 * could cross. Refuses, with the names of what ran out or was withdrawn, when that is too little.
 */
export async function requireStock(
  tx: Transaction,
  { needed, freed }: { needed: StockNeeds; freed: StockNeeds },
): Promise<void> {
  const locked = await lockProducts(tx, {
    productIds: [...new Set([...freed.keys(), ...needed.keys()])],
  })
  const short = locked
    .map((each) => ({
      ...each,
      left: each.isOnSale ? each.stockQuantity + (freed.get(each.id) ?? 0) : 0,
    }))
    .filter(({ id, left }) => left < (needed.get(id) ?? 0))
  if (short.length > 0) {
    const products = short.map(({ id, name, left }) => ({ productId: id, name, left }))
    throw refusal('outOfStock', { products })
  }
}

/** Takes everything or nothing; refuses with the names of what ran out or was withdrawn. */
export async function takeStock(
  tx: Transaction,
  ordered: readonly OrderedProduct[],
  cause: string,
): Promise<void> {
  await requireStock(tx, { needed: sumNeeds(ordered), freed: new Map() })
  await moveStock(tx, taken(ordered, cause))
}

/** Takes what there is, for a payment that cannot be refused any more. Answers what is missing. */
export async function takeStockThereIs(
  tx: Transaction,
  ordered: readonly OrderedProduct[],
  cause: string,
): Promise<StockNeeds> {
  const needs = sumNeeds(ordered)
  const locked = await lockProducts(tx, { productIds: [...needs.keys()] })
  const shelves = new Map(locked.map(({ id, stockQuantity }) => [id, stockQuantity]))
  const available: OrderedProduct[] = []
  const missing = new Map<number, number>()
  for (const line of ordered) {
    const { productId } = line
    const left = shelves.get(productId) ?? 0
    const quantity = Math.min(line.quantity, left)
    shelves.set(productId, left - quantity)
    if (quantity > 0) available.push({ ...line, quantity })
    if (quantity < line.quantity) {
      missing.set(productId, (missing.get(productId) ?? 0) + line.quantity - quantity)
    }
  }
  await moveStock(tx, taken(available, cause))
  return missing
}

/** Puts back what orders have taken. */
export async function returnStock(
  tx: Transaction,
  ordered: readonly OrderedProduct[],
  cause: string,
): Promise<void> {
  await lockProducts(tx, { productIds: ordered.map(({ productId }) => productId) })
  await moveStock(tx, returned(ordered, cause))
}

type Movement = Omit<typeof stockMovements.$inferInsert, 'id' | 'at'>

export function taken(ordered: readonly OrderedProduct[], cause: string): Movement[] {
  return ordered.map(({ quantity, ...line }) => ({
    ...line,
    change: -quantity,
    kind: 'TAKEN',
    cause,
  }))
}

export function returned(ordered: readonly OrderedProduct[], cause: string): Movement[] {
  return ordered.map(({ quantity, ...line }) => ({
    ...line,
    change: quantity,
    kind: 'RETURNED',
    cause,
  }))
}

/** Appends to the stock ledger, which changes the stock with it. Lock the products first. */
export async function moveStock(tx: Transaction, movements: readonly Movement[]): Promise<void> {
  if (movements.length === 0) return
  // As one value, like an order's lines.
  await tx.execute(sql`
    insert into ${stockMovements} (product_id, kind, change, order_id, cause)
    select * from json_to_recordset(${JSON.stringify(movements)}::json) as moved
      ("productId" int, kind text, change int, "orderId" int, cause text)`)
}
