import { furtherNotes } from '../../domain/delivery/notes.ts'
import { promisedDay } from '../../domain/delivery/promise.ts'
import { minus, noCents, rupees, sum } from '../../domain/money/money.ts'
import { settlePicking } from '../../domain/picking/settle-picking.ts'
import { chargeSubstitutes } from '../../domain/picking/substitutes.ts'
import { inWalkingOrder } from '../../domain/picking/walk.ts'
import type { Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import { namesOfGoods, type ReadOrder, sumOfCredits } from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import { choiceOf, type Line, linesOf, lockPicking } from './read-picking.ts'
import { selectAlike, selectCalls, selectOrdersToPick, selectProducts } from './store.ts'

type Viewer = { email: string }

type Listed = Awaited<ReturnType<typeof selectOrdersToPick>>[number]

function presentListed(order: Listed, viewer: Viewer, now: Date) {
  const { orderId, recipientName, pickerEmail } = order
  return {
    orderId,
    placedAt: order.placedAt.toISOString(),
    promisedBy: promisedDay(order, now),
    slot: slotOf(order),
    recipientName,
    picker: pickerEmail,
    isMine: pickerEmail === viewer.email,
    startedAt: order.pickingStartedAt?.toISOString() ?? null,
    packedAt: order.packedAt?.toISOString() ?? null,
  }
}

function slotOf({ promisedFrom: from, promisedTo: to }: Listed) {
  return from && to ? { from: from.toISOString(), to: to.toISOString() } : null
}

/** The orders to pick, for this operator. */
export async function listOrdersToPick(shop: Shop, viewer: Viewer) {
  const rows = await selectOrdersToPick(shop.database)
  return rows.map((order) => presentListed(order, viewer, shop.now()))
}

/** An order as it is being picked. */
export function showPicking(shop: Shop, viewer: Viewer, orderId: number) {
  return shop.database.transaction((tx) => currentPicking(tx, shop, viewer, orderId))
}

/** The same within a transaction. */
export async function currentPicking(tx: Transaction, shop: Shop, viewer: Viewer, orderId: number) {
  const { order, consignment } = await lockPicking(tx, orderId)
  const lines = consignment ? await linesOf(tx, order, consignment) : []
  const calls = consignment ? await selectCalls(tx, consignment.id) : []
  const found = await selectProducts(
    tx,
    lines.map(({ goods }) => goods.productId),
  )
  const productOf = new Map(found.map((product) => [product.id, product]))
  const names = namesOfGoods(order)
  const listed = {
    ...order,
    orderId,
    pickerEmail: consignment?.pickerEmail ?? null,
    pickingStartedAt: consignment?.pickingStartedAt ?? null,
    packedAt: consignment?.packedAt ?? null,
  }
  const shown = lines.map((line) => {
    const { goods, choice, quantity, picked, short, noneLeft, version } = line
    const product = productOf.get(goods.productId)
    const name = names.get(goods.key)
    return {
      goods: goods.key,
      productId: goods.productId,
      name: name?.english ?? '',
      packageName: name?.packageName ?? null,
      category: {
        categoryId: product?.categoryId ?? 0,
        name: product?.categoryName ?? '',
        storage: product?.storage ?? ('SHELF' as const),
      },
      choice,
      quantity,
      picked,
      short,
      noneLeft,
      substitutes: line.substitutes.map(({ productId, name, units, forUnits, chargedCents }) => ({
        productId,
        name,
        units,
        forUnits,
        charged: rupees(chargedCents),
      })),
      version,
    }
  })
  return {
    ...presentListed(listed, viewer, shop.now()),
    notes: furtherNotes(order.notes, order) ?? null,
    contact: lines.some(({ choice }) => choice === 'CALL') ? order.contact : null,
    choice: choiceOf(order),
    isCancelled: order.cancelledAt !== null,
    bags: consignment?.bags ?? null,
    calls: calls.map(({ at, reached }) => ({ at: at.toISOString(), reached })),
    lines: inWalkingOrder(shown),
    goesBack: rupees(consignment?.packedAt ? noCents : backOf(order, lines)),
  }
}

/** What the customer gets back for the goods as they are picked now. */
function backOf(order: ReadOrder, lines: readonly Line[]) {
  const { notSupplied, cheaper } = settle(order, lines)
  return sum([...notSupplied, ...cheaper].map(({ amountCents }) => amountCents))
}

/** The lines of the credits that picking comes to. */
export function settle(order: ReadOrder, lines: readonly Line[]) {
  return settlePicking(lines, minus(order.totalCents, sumOfCredits(order.credits)))
}

/** Products that could stand in for one unit of a line, with what the customer would pay. */
export function suggestSubstitutes(shop: Shop, orderId: number, key: string) {
  return shop.database.transaction(async (tx) => {
    const { order, consignment } = await lockPicking(tx, orderId)
    if (!consignment) throw refusal('notBegun')
    const line = (await linesOf(tx, order, consignment)).find(({ goods }) => goods.key === key)
    if (!line) throw refusal('notFound')
    const alike = await selectAlike(tx, line.goods.productId)
    return alike.flatMap(({ id, name, priceCents, stockQuantity }) => {
      const one = { productId: id, units: 1, forUnits: 1, priceCents }
      return chargeSubstitutes(line.goods, [one]).map(({ chargedCents }) => ({
        productId: id,
        name,
        inStock: stockQuantity,
        price: rupees(priceCents),
        charged: rupees(chargedCents),
      }))
    })
  })
}
