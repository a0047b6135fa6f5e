import { linesOfMissing } from '../../domain/orders/plan-credit.ts'
import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import { type Actor, recordChange } from '../audit-log/index.ts'
import type { Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import { appendEvents } from '../order-history/index.ts'
import { goodsNotSent, type ReadOrder, requireGoods } from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import { returnStock, sumNeeds } from '../stock/index.ts'
import { clearLines, layOutLines, updateLines } from './line-store.ts'
import { linesOf, lockPicking, requireMine, requireToPick } from './read-picking.ts'
import { type Consignment, insertConsignment, isToPick, updateConsignment } from './store.ts'

/**
 * Begins to pick an order that nobody picks, or takes it over from another operator. What it was short of when it
 * was paid is left out at first.
 */
export async function startPicking(
  shop: Shop,
  operator: Actor,
  orderId: number,
  { takeOver = false }: { takeOver?: boolean | undefined },
): Promise<void> {
  if (!shop.settings.get('orders.picking')) throw refusal('notPickedOnPhone')
  const at = shop.now()
  await shop.database.transaction(async (tx) => {
    const picking = await lockPicking(tx, orderId)
    if (!(await isToPick(tx, orderId))) throw refusal('notToPick')
    const before = picking.consignment
    if (before?.packedAt) throw refusal('packedAlready')
    const picker = before?.pickerEmail ?? null
    if (picker === operator.email) return
    if (picker && !takeOver) throw refusal('pickedByAnother', { picker })
    const consignment = before ?? (await insertConsignment(tx, orderId))
    if (!before?.pickingStartedAt) {
      await layOutLines(tx, consignment.id, await linesToPick(tx, picking.order))
      await markMissing(tx, picking.order, consignment)
    }
    await updateConsignment(tx, consignment.id, {
      pickerEmail: operator.email,
      pickingStartedAt: before?.pickingStartedAt ?? at,
    })
    const cause = historyTexts.pickedBy(operator.email)
    await appendEvents(tx, [orderId], { kind: 'PICKING_STARTED', cause, at })
    await recordChange(tx, operator, {
      action: 'start picking',
      subject: { kind: 'order', id: orderId },
      before: { picker },
      after: { picker: operator.email },
    })
  })
}

/**
 * The lines to pick: all goods but those that were credited because they were not there, perhaps since the order was
 * given back.
 */
async function linesToPick(tx: Transaction, order: ReadOrder) {
  const goodsIds = await requireGoods(tx, order)
  return goodsNotSent(order)
    .map(({ key, quantity, credited }) => ({
      goodsId: goodsIds.get(key) ?? 0,
      quantity: quantity - credited.units,
    }))
    .filter(({ quantity }) => quantity > 0)
}

async function markMissing(
  tx: Transaction,
  order: ReadOrder,
  consignment: Consignment,
): Promise<void> {
  if (order.missing.length === 0) return
  const lines = await linesOf(tx, order, consignment)
  const missing = linesOfMissing(
    lines.map(({ goods }) => goods),
    sumNeeds(order.missing),
  )
  const rows = lines.map(({ goodsId, goods }) => ({
    consignmentId: consignment.id,
    goodsId,
    picked: 0,
    short: missing.get(goods.key) ?? 0,
    noneLeft: false,
  }))
  await updateLines(
    tx,
    rows.filter(({ short }) => short > 0),
  )
}

/** Gives an order back to the others: nothing that was picked of it is kept. */
export async function giveBackPicking(shop: Shop, operator: Actor, orderId: number): Promise<void> {
  const at = shop.now()
  await shop.database.transaction(async (tx) => {
    const picking = await lockPicking(tx, orderId)
    requireToPick(picking.row)
    const consignment = requireMine(picking, operator)
    const lines = await linesOf(tx, picking.order, consignment)
    const inPlace = lines.flatMap(({ substitutes }) => substitutes)
    const ordered = inPlace.map(({ productId, units }) => ({ orderId, productId, quantity: units }))
    await returnStock(tx, ordered, historyTexts.substituteUndone)
    await clearLines(tx, consignment.id)
    await updateConsignment(tx, consignment.id, { pickerEmail: null, pickingStartedAt: null })
    const cause = historyTexts.pickedBy(operator.email)
    await appendEvents(tx, [orderId], { kind: 'PICKING_GIVEN_BACK', cause, at })
    await recordChange(tx, operator, {
      action: 'give picking back',
      subject: { kind: 'order', id: orderId },
      before: { picker: operator.email },
      after: { picker: null },
    })
  })
}
