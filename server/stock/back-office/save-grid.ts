import type { BackOfficeAnswer } from '../../../contract/back-office/index.ts'
import { maximumStock } from '../../../domain/limits.ts'
import { cents, rupees } from '../../../domain/money/money.ts'
import { type Actor, recordChanges } from '../../audit-log/index.ts'
import type { Shop } from '../../shop.ts'
import { appendMovements, lockShelves } from '../ledger.ts'
import { updatePrices } from './store.ts'

type StockChange =
  | { kind: 'COUNT'; seen: number; counted: number; cause: string }
  | { kind: 'DELIVERY'; delivered: number; cause: string }

type Change = {
  productId: number
  version: number
  /** In rupees. */
  price?: number | undefined
  stock?: StockChange | undefined
}

type Outcome = BackOfficeAnswer<'PATCH /admin/products'>[number]
type Shelf = Awaited<ReturnType<typeof lockShelves>>[number]
type Accepted = { shelf: Shelf; stock: number; change: StockChange | undefined }

/**
 * Sets prices and stocks of products. A count replaces the stock, a delivery is added to it. A product that
 * someone else has changed in the meantime, or of which some units were sold since it was counted, stays
 * unchanged, and the result contains its current state.
 */
export function saveGrid(
  shop: Shop,
  operator: Actor,
  { changes }: { changes: Change[] },
): Promise<Outcome[]> {
  return shop.database.transaction(async (tx) => {
    const ids = changes.map(({ productId }) => productId)
    const locked = await lockShelves(tx, { productIds: ids })
    const shelves = new Map(locked.map((shelf) => [shelf.id, shelf]))
    const versions = new Map(locked.map(({ id, version }) => [id, version]))
    const accepted: Accepted[] = []
    const outcomes = changes.map((change): Outcome => {
      const { productId } = change
      const shelf = shelves.get(productId)
      const seenVersion = versions.get(productId)
      if (!shelf || seenVersion === undefined)
        return { productId, outcome: 'ABSENT', current: null }
      if (!isAsSeen(change, { ...shelf, version: seenVersion })) {
        return { productId, outcome: 'CONFLICT', current: presentShelf(shelf) }
      }
      const priceCents = change.price === undefined ? shelf.priceCents : cents(change.price)
      const stock = stockAfter(shelf, change.stock)
      if (stock > maximumStock) {
        return { productId, outcome: 'OUT_OF_RANGE', current: presentShelf(shelf) }
      }
      const isRepriced = shelf.version > seenVersion || priceCents !== shelf.priceCents
      const version = seenVersion + Number(isRepriced)
      accepted.push({ shelf, stock, change: change.stock })
      // A second change of the same product in one request builds on the first: together they are one new version.
      const now = { ...shelf, priceCents, stockQuantity: stock, version }
      shelves.set(productId, now)
      return { productId, outcome: 'SAVED', current: presentShelf(now) }
    })
    const repriced = locked.flatMap((shelf) => {
      const { priceCents, version } = shelves.get(shelf.id) ?? shelf
      return version > shelf.version ? [{ shelf, priceCents }] : []
    })
    const moved = accepted.flatMap(({ shelf, stock, change }) =>
      change && shelf.stockQuantity !== stock ? [{ shelf, stock, change }] : [],
    )
    await updatePrices(
      tx,
      repriced.map(({ shelf, priceCents }) => ({ id: shelf.id, priceCents })),
    )
    await appendMovements(
      tx,
      moved.map(({ shelf, stock, change: { kind, cause } }) => ({
        productId: shelf.id,
        kind: kind === 'DELIVERY' ? ('DELIVERY' as const) : ('CORRECTION' as const),
        change: stock - shelf.stockQuantity,
        cause,
      })),
    )
    await recordChanges(tx, operator, [
      ...repriced.map(({ shelf, priceCents }) => ({
        action: 'change price',
        subject: { kind: 'product' as const, id: shelf.id },
        before: { price: rupees(shelf.priceCents) },
        after: { price: rupees(priceCents) },
      })),
      ...moved.map(({ shelf, stock, change: { kind, cause } }) => ({
        action: kind === 'DELIVERY' ? 'receive delivery' : 'correct stock',
        subject: { kind: 'product' as const, id: shelf.id },
        before: { stock: shelf.stockQuantity },
        after: { stock, cause },
      })),
    ])
    return outcomes
  })
}

function stockAfter({ stockQuantity }: Shelf, change: StockChange | undefined): number {
  if (!change) return stockQuantity
  return change.kind === 'COUNT' ? change.counted : stockQuantity + change.delivered
}

/**
 * A price is based on the version, a count on the stock, which sales change without a new version. A delivery
 * is based on neither.
 */
function isAsSeen({ version, price, stock }: Change, shelf: Shelf): boolean {
  if (stock?.kind === 'COUNT' && stock.seen !== shelf.stockQuantity) return false
  if (price === undefined || version === shelf.version) return true
  // An earlier try, whose answer was lost, may have set the price. A delivery beside it would then be added twice.
  return cents(price) === shelf.priceCents && stock?.kind !== 'DELIVERY'
}

function presentShelf({ priceCents, stockQuantity, version }: Shelf) {
  return { price: rupees(priceCents), stockQuantity, version }
}
