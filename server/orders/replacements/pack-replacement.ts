import type { BackOfficeInput } from '../../../contract/back-office/index.ts'
import { dayInColombo } from '../../../domain/days.ts'
import type { GoodsKey } from '../../../domain/orders/order-goods.ts'
import { unitsLeft } from '../../../domain/orders/plan-credit.ts'
import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import { packedOrderTexts } from '../../../domain/texts/en/packed-order.ts'
import { translation } from '../../../domain/texts/translation.ts'
import { type Actor, recordChange } from '../../audit-log/index.ts'
import type { Transaction } from '../../database/connect.ts'
import { refusal } from '../../http/refusal.ts'
import { appendEvents } from '../../order-history/index.ts'
import type { Shop } from '../../shop.ts'
import { appendMovements, lockShelves, returned, returnStock } from '../../stock/index.ts'
import { lockOrder, raiseVersion } from '../back-office/store.ts'
import { creditedGoods } from '../credits/credited-goods.ts'
import { creditOrder } from '../credits/give-credit.ts'
import { customerOf } from '../mail-customer.ts'
import { withLines } from '../read-orders.ts'
import { withSubstitutes } from '../select-packed.ts'
import { backInStore, takeStopsBack } from '../stops.ts'
import type { OrderRow } from '../store.ts'
import {
  orderOfReplacement,
  type Replacement,
  replacementsOf,
  storePacked,
  unpackReplacement,
} from './store.ts'

type Packing = BackOfficeInput<'POST /admin/replacements/{replacementId}/packing'>['body']

/**
 * Packs what is sent again. Units that were not found are credited instead, as if they had been given back by the
 * claim; nothing leaves the store then if nothing was found. What came back is in the store again once it is packed again: it is
 * brought or fetched by hand, and what is no longer sent goes back on the shelf.
 */
export async function packReplacement(
  shop: Shop,
  operator: Actor,
  id: number,
  { bags, lines }: Packing,
): Promise<void> {
  const at = shop.now()
  await shop.database.transaction(async (tx) => {
    const { order, replacement } = await lockReplacement(tx, id)
    const load = { orderId: order.id, replacementId: id }
    const today = dayInColombo(at)
    const isBack = (await backInStore(tx, [id], today)).has(id)
    const packed = packedLines(replacement, { lines, isBack })
    if (replacement.packedAt && !isBack) {
      // Sent again, because its answer was lost.
      if (isPackedSo(replacement, packed, bags)) return
      throw refusal('packedAlready')
    }
    const isNothing = packed.every(({ picked }) => picked === 0)
    const moments = { packedAt: at, leftAt: isNothing ? at : null }
    if (isBack) {
      await takeStopsBack(tx, load, at)
      if (!(await unpackReplacement(tx, id))) throw refusal('stillOpen')
    }
    await storePacked(tx, id, packed, { pickerEmail: operator.email, bags, ...moments })
    await notePacked(tx, operator, load, { bags, at })
    const missing = packed.filter((line) => line.missing > 0)
    if (missing.length === 0) return raiseVersion(tx, [order.id])
    await (isBack ? putBack : writeOff)(tx, order.id, missing)
    const cause = isBack ? 'NOT_DELIVERED' : 'NOT_SUPPLIED'
    await creditMissing(tx, shop, operator, { order, missing, cause })
  })
}

/** What is sent again, with its locked order. */
export async function lockReplacement(tx: Transaction, id: number) {
  const order = await lockOrder(tx, await orderOfReplacement(tx, id))
  const replacement = (await replacementsOf(tx, order.id)).find((each) => each.id === id)
  if (!replacement) throw refusal('notFound')
  return { order, replacement }
}

type Found = Pick<Packing, 'lines'> & { isBack: boolean }

/** All lines, each with what was found of it. What came back can only be what was picked before. */
function packedLines(replacement: Replacement, { lines, isBack }: Found) {
  const found = new Map(lines.map(({ goods, picked }) => [goods, picked]))
  return replacement.lines.map((line) => {
    const picked = found.get(line.key)
    if (picked === undefined) throw refusal('stillOpen')
    const most = isBack ? line.picked : line.quantity
    if (picked > most) throw refusal('moreThanOrdered')
    return { ...line, picked, short: line.quantity - picked, missing: most - picked }
  })
}

function isPackedSo(
  replacement: Replacement,
  lines: readonly { picked: number }[],
  bags: number,
): boolean {
  const isSame = lines.every(({ picked }, place) => picked === replacement.lines[place]?.picked)
  return isSame && replacement.bags === bags
}

type Packed = { bags: number; at: Date }

async function notePacked(
  tx: Transaction,
  operator: Actor,
  { orderId, replacementId }: { orderId: number; replacementId: number },
  { bags, at }: Packed,
): Promise<void> {
  const cause = historyTexts.packedBy(operator.email, bags)
  await appendEvents(tx, [orderId], { kind: 'REPLACEMENT_PACKED', cause, at })
  await recordChange(tx, operator, {
    action: 'pack replacement',
    subject: { kind: 'order', id: orderId },
    after: { replacementId, bags },
  })
}

type Missing = Pick<Replacement['lines'][number], 'key' | 'productId'> & {
  /** How many units are not sent, of which nobody knew before. */
  missing: number
}

type NotSent = {
  order: OrderRow
  missing: readonly Missing[]
  cause: 'NOT_DELIVERED' | 'NOT_SUPPLIED'
}

async function creditMissing(
  tx: Transaction,
  shop: Shop,
  operator: Actor,
  { order, missing, cause }: NotSent,
): Promise<void> {
  const units = await unitsToCredit(tx, order, missing)
  if (units.size === 0) return raiseVersion(tx, [order.id])
  const customer = await customerOf(tx, order.id)
  const { causes } = translation(packedOrderTexts, customer?.language ?? 'en')
  await creditOrder(tx, shop, operator, order, {
    kind: 'CLAIM',
    units,
    reason: causes[cause],
    refund: 'EITHER',
    requestKey: crypto.randomUUID(),
    mayBeNothing: true,
  })
}

/** What was not found, or is no longer sent, as far as it was not given back in money before. */
async function unitsToCredit(tx: Transaction, row: OrderRow, missing: readonly Missing[]) {
  const [order] = await withLines(tx, [row])
  const goods = order ? creditedGoods(await withSubstitutes(tx, order)) : []
  const units = missing.flatMap(({ key, missing: notSent }): [GoodsKey, number][] => {
    const line = goods.find((each) => each.key === key)
    if (!line || line.credited.cents >= line.valueCents) return []
    const left = Math.min(notSent, unitsLeft(line))
    return left > 0 ? [[key, left]] : []
  })
  return new Map(units)
}

/** What came back and is no longer sent. */
async function putBack(tx: Transaction, orderId: number, missing: readonly Missing[]) {
  const units = missing.map(({ productId, missing: quantity }) => ({
    orderId,
    productId,
    quantity,
  }))
  await returnStock(tx, units, historyTexts.notSentAgain)
}

/** What was not found is returned, as it is not sent, and written off, as the shelf has not got it either. */
async function writeOff(tx: Transaction, orderId: number, missing: readonly Missing[]) {
  await lockShelves(tx, { productIds: [...new Set(missing.map(({ productId }) => productId))] })
  const cause = historyTexts.notFound
  await appendMovements(
    tx,
    missing.flatMap(({ productId, missing: quantity }) => [
      ...returned([{ orderId, productId, quantity }], cause),
      { productId, kind: 'CORRECTION' as const, change: -quantity, cause },
    ]),
  )
}
