import { asc, inArray } from 'drizzle-orm'
import { messages } from '../../domain/messages.ts'
import { stockOnSale } from '../catalogue/service.ts'
import type { Transaction } from '../database/connect.ts'
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
export async function lockProducts(tx: Transaction, productIds: Iterable<number>) {
  return tx
    .select({
      id: products.id,
      name: products.name,
      stockQuantity: products.stockQuantity,
      onSale: stockOnSale,
    })
    .from(products)
    .where(inArray(products.id, [...productIds]))
    .orderBy(asc(products.id))
    .for('no key update')
}

/** Takes everything or nothing; refuses with the names of what ran out or was withdrawn. */
export async function takeStock(
  tx: Transaction,
  ordered: readonly OrderedProduct[],
  cause: string,
): Promise<void> {
  const needs = sumNeeds(ordered)
  const locked = await lockProducts(tx, needs.keys())
  const short = locked.filter(({ id, onSale }) => onSale < (needs.get(id) ?? 0))
  if (short.length > 0) {
    const names = short.map(({ name, onSale }) => `${name} (${onSale} left)`)
    throw refusal('outOfStock', { message: messages.checkout.outOfStock(names.join(', ')) })
  }
  await moveStock(tx, { kind: 'TAKEN', cause }, ordered.map(taken))
}

/** Takes what there is, for a payment that cannot be refused any more. Answers what is missing. */
export async function takeStockThereIs(
  tx: Transaction,
  ordered: readonly OrderedProduct[],
  cause: string,
): Promise<StockNeeds> {
  const needs = sumNeeds(ordered)
  const locked = await lockProducts(tx, needs.keys())
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
  await moveStock(tx, { kind: 'TAKEN', cause }, available.map(taken))
  return missing
}

/** Puts back what orders have taken. */
export async function returnStock(
  tx: Transaction,
  ordered: readonly OrderedProduct[],
  cause: string,
): Promise<void> {
  await lockProducts(
    tx,
    ordered.map(({ productId }) => productId),
  )
  const returned = ordered.map(({ quantity, ...line }) => ({ ...line, change: quantity }))
  await moveStock(tx, { kind: 'RETURNED', cause }, returned)
}

function taken({ quantity, ...line }: OrderedProduct) {
  return { ...line, change: -quantity }
}

/** Appends to the stock ledger, which changes the stock with it. Lock the products first. */
async function moveStock(
  tx: Transaction,
  why: { kind: 'TAKEN' | 'RETURNED'; cause: string },
  movements: readonly { productId: number; orderId: number; change: number }[],
): Promise<void> {
  if (movements.length === 0) return
  await tx.insert(stockMovements).values(movements.map((each) => ({ ...each, ...why })))
}
