import { furtherNotes } from '../../domain/delivery/notes.ts'
import { promisedDay } from '../../domain/delivery/promise.ts'
import { minus, noCents, rupees, sum } from '../../domain/money/money.ts'
import { settlePicking } from '../../domain/picking/settle-picking.ts'
import { chargeSubstitutes } from '../../domain/picking/substitutes.ts'
import { inWalkingOrder } from '../../domain/picking/walk.ts'
import type { Language } from '../../domain/texts/texts.ts'
import type { TranslatedLanguage } from '../../domain/translations/translated-things.ts'
import { namedInLanguage } from '../catalogue/index.ts'
import type { Database, Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import {
  lockOrder,
  namesOfGoods,
  type ReadOrder,
  selectTranslatedNames,
  sumOfCredits,
} from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import { selectSubstitutes } from './line-store.ts'
import { choiceOf, type Line, linesOf, lockPicking, requireShown } from './read-picking.ts'
import {
  findConsignment,
  selectAlike,
  selectCalls,
  selectOrdersToPick,
  selectProducts,
} from './store.ts'

type Viewer = { email: string }

type Listed = Awaited<ReturnType<typeof selectOrdersToPick>>[number]

function presentListed(order: Listed, viewer: Viewer, now: Date) {
  const { orderId, recipientName, pickerEmail } = order
  return {
    orderId,
    placedAt: order.placedAt.toISOString(),
    promisedBy: promisedDay(order, now),
    slot: slotOf(order),
    hasLostSlot: order.slotId === null && order.promisedTo !== null,
    recipientName,
    picker: pickerEmail,
    isMine: pickerEmail === viewer.email,
    startedAt: order.pickingStartedAt?.toISOString() ?? null,
    packedAt: order.packedAt?.toISOString() ?? null,
  }
}

function slotOf({ slotId, promisedFrom: from, promisedTo: to }: Listed) {
  return slotId !== null && from && to ? { from: from.toISOString(), to: to.toISOString() } : null
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

/** The same within a transaction. Pickers are shown no phone number and no note that they do not need. */
export async function currentPicking(tx: Transaction, shop: Shop, viewer: Viewer, orderId: number) {
  const { row, order, consignment } = await lockPicking(tx, orderId)
  requireShown(row)
  const isPicked = !order.cancelledAt && !consignment?.packedAt
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
      packageId: name?.packageId ?? null,
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
    notes: (isPicked && furtherNotes(order.notes, order)) || null,
    contact: isPicked && lines.some(({ choice }) => choice === 'CALL') ? order.contact : null,
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

/** The names of goods and substitutes of an order in a language, as far as they have one. */
export async function namesToPick(shop: Shop, orderId: number, language: TranslatedLanguage) {
  const { database } = shop
  requireShown(await database.transaction((tx) => lockOrder(tx, orderId)))
  const names = await selectTranslatedNames(database, [orderId], language)
  const others = await namesOfSubstitutes(database, orderId, language)
  return [...names.map(({ orderId, ...named }) => named), ...others]
}

async function namesOfSubstitutes(database: Database, orderId: number, language: Language) {
  const consignment = await findConsignment(database, orderId)
  const rows = consignment ? await selectSubstitutes(database, consignment.id) : []
  const shown = await namedInLanguage(database, rows, language)
  return shown.flatMap(({ productId: id, name }, place) =>
    name === rows[place]?.name ? [] : [{ kind: 'product' as const, id, name }],
  )
}

/** Products that could stand in for one unit of a line, with what the customer would pay. */
export function suggestSubstitutes(shop: Shop, orderId: number, key: string, language: Language) {
  return shop.database.transaction(async (tx) => {
    const { order, consignment } = await lockPicking(tx, orderId)
    if (!consignment) throw refusal('notBegun')
    const line = (await linesOf(tx, order, consignment)).find(({ goods }) => goods.key === key)
    if (!line) throw refusal('notFound')
    const alike = await selectAlike(tx, line.goods.productId)
    const named = alike.map(({ id: productId, name }) => ({ productId, name }))
    const shown = await namedInLanguage(tx, named, language)
    return alike.flatMap(({ id, name, priceCents, stockQuantity }, place) => {
      const shownName = shown[place]?.name ?? name
      const one = { productId: id, units: 1, forUnits: 1, priceCents }
      return chargeSubstitutes(line.goods, [one]).map(({ chargedCents }) => ({
        productId: id,
        name,
        translatedName: shownName === name ? null : shownName,
        inStock: stockQuantity,
        price: rupees(priceCents),
        charged: rupees(chargedCents),
      }))
    })
  })
}
