import { unitsNotFound } from '../../domain/picking/line.ts'
import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import type { Transaction } from '../database/connect.ts'
import type { ReadOrder } from '../orders/index.ts'
import { appendMovements, lockShelves, returned, sumNeeds, taken } from '../stock/index.ts'
import type { Line } from './read-picking.ts'

type OfOrder = Pick<ReadOrder, 'id' | 'missing'>

/**
 * Corrects the stock when an order is packed: what was not found is returned, because the order has not got it, and
 * written off, because the shelf has not got it either. What it was short of since it was paid was never taken; of that
 * what was found after all is taken now.
 */
export async function removeNotFound(
  tx: Transaction,
  order: OfOrder,
  lines: readonly Line[],
): Promise<void> {
  const orderId = order.id
  const shelves = await lockShelvesOf(tx, order, lines)
  const movements = [...differences(order, lines)].flatMap(([productId, units]) => {
    const ordered = { orderId, productId, quantity: Math.abs(units) }
    if (units > 0) {
      return [
        ...returned([ordered], historyTexts.notFound),
        correction(productId, -units, historyTexts.notFound),
      ]
    }
    const inBooks = Math.min(shelves.get(productId) ?? 0, -units)
    const unbooked = -units - inBooks
    return [
      ...(unbooked > 0 ? [correction(productId, unbooked, historyTexts.found)] : []),
      ...taken([ordered], historyTexts.found),
    ]
  })
  await appendMovements(tx, movements)
  await emptyShelves(tx, order, lines)
}

/** Writes off what a cancelled order has returned although it was never found. */
export async function correctStock(
  tx: Transaction,
  order: OfOrder,
  lines: readonly Line[],
): Promise<void> {
  await lockShelvesOf(tx, order, lines)
  const movements = [...differences(order, lines)].flatMap(([productId, units]) =>
    units > 0 ? [correction(productId, -units, historyTexts.notFound)] : [],
  )
  await appendMovements(tx, movements)
  await emptyShelves(tx, order, lines)
}

/**
 * Of products whose shelf the picker found empty, the books say so too. Not of those that were missing before: their
 * shelf may have been filled since then.
 */
async function emptyShelves(tx: Transaction, order: OfOrder, lines: readonly Line[]) {
  const shelves = await lockShelvesOf(tx, order, lines)
  const different = differences(order, lines)
  const empty = lines.filter(
    ({ noneLeft, goods }) => noneLeft && (different.get(goods.productId) ?? 0) > 0,
  )
  const movements = [...new Set(empty.map(({ goods }) => goods.productId))].flatMap((productId) => {
    const left = shelves.get(productId) ?? 0
    return left > 0 ? [correction(productId, -left, historyTexts.noneLeft)] : []
  })
  await appendMovements(tx, movements)
}

/** By product, the units that were not found beyond those that the order never had. Less than 0: found after all. */
function differences(order: OfOrder, lines: readonly Line[]): Map<number, number> {
  const missing = sumNeeds(order.missing)
  const notFound = sumNeeds(
    lines.map((line) => ({ productId: line.goods.productId, quantity: unitsNotFound(line) })),
  )
  const ids = new Set([...missing.keys(), ...notFound.keys()])
  const units = [...ids].map(
    (id) => [id, (notFound.get(id) ?? 0) - (missing.get(id) ?? 0)] as const,
  )
  return new Map(units.filter(([, difference]) => difference !== 0))
}

function correction(productId: number, change: number, cause: string) {
  return { productId, kind: 'CORRECTION' as const, change, cause }
}

/** The stock of all products whose books packing an order may change, locked at once. */
export async function lockShelvesOf(tx: Transaction, order: OfOrder, lines: readonly Line[]) {
  const productIds = [
    ...new Set([
      ...lines.map(({ goods }) => goods.productId),
      ...order.missing.map(({ productId }) => productId),
    ]),
  ]
  const locked = await lockShelves(tx, { productIds })
  return new Map(locked.map(({ id, stockQuantity }) => [id, stockQuantity]))
}
