import type { BackOfficeAnswer } from '../../../contract/back-office/index.ts'
import { type Cents, cents, rupees } from '../../../domain/money/money.ts'
import { type Actor, recordChanges } from '../../audit-log/index.ts'
import type { Shop } from '../../shop.ts'
import { appendMovements, lockShelves } from '../ledger.ts'
import { updatePrices } from './store.ts'

type Change = {
  productId: number
  version: number
  /** In rupees. */
  price?: number | undefined
  stock?: { seen: number; counted: number } | undefined
}

type Grid = { kind: 'CORRECTION' | 'DELIVERY'; cause: string; changes: Change[] }
type Outcome = BackOfficeAnswer<'PATCH /admin/products'>[number]
type Shelf = Awaited<ReturnType<typeof lockShelves>>[number]
type Accepted = { shelf: Shelf; priceCents: Cents; stock: number }

/**
 * Sets prices and stocks of products. A product that someone else has changed in the meantime, or of which
 * some units were sold, stays unchanged, and the result contains its current state.
 */
export function saveGrid(shop: Shop, operator: Actor, grid: Grid): Promise<Outcome[]> {
  return shop.database.transaction(async (tx) => {
    const ids = grid.changes.map(({ productId }) => productId)
    const shelves = new Map(
      (await lockShelves(tx, { productIds: ids })).map((shelf) => [shelf.id, shelf]),
    )
    const accepted: Accepted[] = []
    const outcomes = grid.changes.map((change): Outcome => {
      const { productId } = change
      const shelf = shelves.get(productId)
      if (!shelf) return { productId, outcome: 'ABSENT', current: null }
      if (!isAsSeen(change, shelf)) {
        return { productId, outcome: 'CONFLICT', current: presentShelf(shelf) }
      }
      const priceCents = change.price === undefined ? shelf.priceCents : cents(change.price)
      const stock = change.stock?.counted ?? shelf.stockQuantity
      const version = shelf.version + Number(priceCents !== shelf.priceCents)
      accepted.push({ shelf, priceCents, stock })
      // A second change of the same product in one request builds on the first.
      const now = { ...shelf, priceCents, stockQuantity: stock, version }
      shelves.set(productId, now)
      return { productId, outcome: 'SAVED', current: presentShelf(now) }
    })
    const { kind, cause } = grid
    const repriced = accepted.filter(({ shelf, priceCents }) => shelf.priceCents !== priceCents)
    const counted = accepted.filter(({ shelf, stock }) => shelf.stockQuantity !== stock)
    await updatePrices(
      tx,
      repriced.map(({ shelf, priceCents }) => ({ id: shelf.id, priceCents })),
    )
    await appendMovements(
      tx,
      counted.map(({ shelf, stock }) => ({
        productId: shelf.id,
        kind,
        change: stock - shelf.stockQuantity,
        cause,
      })),
    )
    await recordChanges(tx, operator, [
      ...repriced.map(({ shelf, priceCents }) => ({
        action: 'change price',
        subject: { kind: 'product', id: shelf.id },
        before: { price: rupees(shelf.priceCents) },
        after: { price: rupees(priceCents) },
      })),
      ...counted.map(({ shelf, stock }) => ({
        action: kind === 'DELIVERY' ? 'receive delivery' : 'correct stock',
        subject: { kind: 'product', id: shelf.id },
        before: { stock: shelf.stockQuantity },
        after: { stock, cause },
      })),
    ])
    return outcomes
  })
}

/** A price is based on the version, a count on the stock, which sales change without a new version. */
function isAsSeen({ version, price, stock }: Change, shelf: Shelf): boolean {
  if (price !== undefined && version !== shelf.version) return false
  return stock === undefined || stock.seen === shelf.stockQuantity
}

function presentShelf({ priceCents, stockQuantity, version }: Shelf) {
  return { price: rupees(priceCents), stockQuantity, version }
}
