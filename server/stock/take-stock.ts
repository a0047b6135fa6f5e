import type { Language } from '../../domain/texts/texts.ts'
import { namedInLanguage } from '../catalogue/index.ts'
import type { Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import { appendMovements, lockShelves, type Movement } from './ledger.ts'
import { type OrderedProduct, type StockNeeds, sumNeeds } from './units.ts'

/** A locked product, and what of it can be taken. */
export type TakableProduct = { id: number; name: string; left: number }

/**
 * Locks the products to be taken and those to be returned first, in one statement: locked separately,
 * two transactions could deadlock. Refuses with the names, in the language, of products that ran out or were withdrawn.
 * Returns what is left.
 */
export async function requireStock(
  tx: Transaction,
  { needed, freed }: { needed: StockNeeds; freed: StockNeeds },
  language: Language,
): Promise<TakableProduct[]> {
  const locked = await lockShelves(tx, {
    productIds: [...new Set([...freed.keys(), ...needed.keys()])],
  })
  const shelves = locked.map((each) => ({
    ...each,
    left: each.isOnSale ? each.stockQuantity + (freed.get(each.id) ?? 0) : 0,
  }))
  const short = shelves.filter(({ id, left }) => left < (needed.get(id) ?? 0))
  if (short.length > 0) {
    const products = short.map(({ id, name, left, isOnSale }) => {
      return { productId: id, name, left, isSold: isOnSale }
    })
    throw refusal('outOfStock', { products: await namedInLanguage(tx, products, language) })
  }
  return shelves
}

/** Takes everything or nothing; refuses with the names of products that ran out or were withdrawn. */
export async function takeStock(
  tx: Transaction,
  ordered: readonly OrderedProduct[],
  cause: string,
): Promise<void> {
  await requireStock(tx, { needed: sumNeeds(ordered), freed: new Map() }, 'en')
  await appendMovements(tx, taken(ordered, cause))
}

/** Takes the stock that is left, for a payment that can no longer be refused. Returns what is missing. */
export async function takeStockThereIs(
  tx: Transaction,
  ordered: readonly OrderedProduct[],
  cause: string,
): Promise<StockNeeds> {
  const needs = sumNeeds(ordered)
  const locked = await lockShelves(tx, { productIds: [...needs.keys()] })
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
  await appendMovements(tx, taken(available, cause))
  return missing
}

/** Returns the stock that orders have taken. */
export async function returnStock(
  tx: Transaction,
  ordered: readonly OrderedProduct[],
  cause: string,
): Promise<void> {
  await lockShelves(tx, { productIds: ordered.map(({ productId }) => productId) })
  await appendMovements(tx, returned(ordered, cause))
}

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
