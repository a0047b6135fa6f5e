import type { BackOfficeInput } from '../../contract/back-office/index.ts'
import { cents } from '../../domain/money/money.ts'
import { mayLeaveOut, mayReplace } from '../../domain/picking/agreement.ts'
import { openUnits, replacedUnits } from '../../domain/picking/line.ts'
import { barOf, chargeSubstitutes } from '../../domain/picking/substitutes.ts'
import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import type { Actor } from '../audit-log/index.ts'
import { namedInLanguage } from '../catalogue/index.ts'
import type { Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import { customerOf } from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import { appendMovements, requireStock, returned, sumNeeds, taken } from '../stock/index.ts'
import { replaceSubstitutes, updateLines } from './line-store.ts'
import { type Line, linesOf, lockPicking, requireMine, requireToPick } from './read-picking.ts'
import { currentPicking } from './show-picking.ts'
import { insertStep, selectCalls, selectProducts } from './store.ts'

export type Step = BackOfficeInput<'POST /admin/picking/{orderId}/steps'>['body']
type InPlace = Step['substitutes'][number]

/**
 * Stores what a line is now. A repeated step changes nothing; one that is based on an older version of the line is
 * refused. The stock of substitutes is taken at once.
 */
export async function takeStep(
  shop: Shop,
  operator: Actor,
  orderId: number,
  step: Step,
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const picking = await lockPicking(tx, orderId)
    if (!picking.consignment) throw refusal('notBegun')
    const lines = await linesOf(tx, picking.order, picking.consignment)
    const line = lines.find(({ goods }) => goods.key === step.goods)
    if (!line) throw refusal('notFound')
    const { opId, atDevice, ...body } = step
    const isNew = await insertStep(tx, {
      opId,
      consignmentId: picking.consignment.id,
      goodsId: line.goodsId,
      kind: 'LINE',
      body,
      byOperator: operator.email,
      atDevice: notLater(atDevice, shop.now()),
    })
    if (!isNew) return
    requireToPick(picking.row)
    const consignment = requireMine(picking, operator)
    if (line.version !== step.version) {
      const current = await currentPicking(tx, shop, operator, orderId)
      throw refusal('editedElsewhere', { current })
    }
    const { picked, short, noneLeft = false, substitutes } = step
    if (openUnits({ quantity: line.quantity, picked, short, substitutes }) < 0) {
      throw refusal('moreThanOrdered')
    }
    const calls = await selectCalls(tx, consignment.id)
    requireAgreed(line, step, calls)
    const named = { consignmentId: consignment.id, goodsId: line.goodsId }
    await replaceSubstitutes(
      tx,
      named,
      await changeSubstitutes(tx, orderId, line, substitutes, named),
    )
    await updateLines(tx, [{ ...named, picked, short, noneLeft }])
  })
}

/** Refuses what the customer does not want, or was not yet asked about. */
function requireAgreed(
  line: Line,
  step: Step,
  calls: readonly { at: Date; reached: boolean }[],
): void {
  const isReplacing = replacedUnits(step) > replacedUnits(line)
  if (isReplacing && !mayReplace(line.choice, calls)) throw refusal('notToReplace')
  if (step.short > line.short && !mayLeaveOut(line.choice, calls)) throw refusal('callFirst')
}

/** Takes and returns the stock of a line's substitutes, and returns them as they are stored. */
async function changeSubstitutes(
  tx: Transaction,
  orderId: number,
  line: Line,
  wanted: readonly InPlace[],
  named: { consignmentId: number; goodsId: number },
) {
  if (wanted.length === 0 && line.substitutes.length === 0) return []
  const before = sumNeeds(unitsIn(line.substitutes))
  const after = sumNeeds(unitsIn(wanted))
  const ids = [...new Set([...before.keys(), ...after.keys()])]
  const moved = ids.map((productId) => ({
    orderId,
    productId,
    quantity: (after.get(productId) ?? 0) - (before.get(productId) ?? 0),
  }))
  const more = moved.filter(({ quantity }) => quantity > 0)
  const less = moved
    .filter(({ quantity }) => quantity < 0)
    .map((each) => ({ ...each, quantity: -each.quantity }))

  const found = await selectProducts(tx, [line.goods.productId, ...ids])
  const productOf = new Map(found.map((product) => [product.id, product]))
  const ordered = productOf.get(line.goods.productId)
  for (const { productId } of more) {
    const other = productOf.get(productId)
    if (!ordered || !other) throw refusal('unknownProduct')
    const bar = barOf(ordered, other)
    if (bar) throw refusal('barredSubstitute', { bar })
  }
  await requireStock(tx, { needed: sumNeeds(more), freed: sumNeeds(less) }, 'en')
  await appendMovements(tx, [
    ...returned(less, historyTexts.substituteUndone),
    ...taken(more, historyTexts.substitute),
  ])
  const priced = wanted.flatMap(({ productId, units, forUnits, charged }) => {
    const product = productOf.get(productId)
    if (!product) return []
    const { name, priceCents } = product
    return [{ productId, name, priceCents, units, forUnits, charged }]
  })
  const customer = await customerOf(tx, orderId)
  const shown = await namedInLanguage(tx, priced, customer?.language ?? 'en')
  return chargeSubstitutes(line.goods, priced).map(({ charged, chargedCents, ...each }, place) => {
    if (charged !== undefined && cents(charged) > chargedCents) throw refusal('chargedTooMuch')
    const { productId, name, units, forUnits } = each
    const shownName = shown[place]?.name ?? name
    const translatedName = shownName === name ? null : shownName
    return { ...named, productId, name, translatedName, units, forUnits, chargedCents }
  })
}

function unitsIn(substitutes: readonly { productId: number; units: number }[]) {
  return substitutes.map(({ productId, units }) => ({ productId, quantity: units }))
}

type Call = BackOfficeInput<'POST /admin/picking/{orderId}/calls'>['body']

/** Notes a call to the customer. */
export async function noteCall(
  shop: Shop,
  operator: Actor,
  orderId: number,
  { opId, atDevice, reached }: Call,
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const picking = await lockPicking(tx, orderId)
    if (!picking.consignment) throw refusal('notBegun')
    const isNew = await insertStep(tx, {
      opId,
      consignmentId: picking.consignment.id,
      kind: 'CALL',
      body: { reached },
      byOperator: operator.email,
      atDevice: notLater(atDevice, shop.now()),
    })
    if (!isNew) return
    requireToPick(picking.row)
    requireMine(picking, operator)
  })
}

/** The clock of a device may be fast. */
function notLater(atDevice: string, now: Date): Date {
  const at = new Date(atDevice)
  return at < now ? at : now
}
