import type { MissingChoice } from '../../domain/orders/missing-items.ts'
import { defaultMissingChoice } from '../../domain/orders/missing-items.ts'
import type { GoodsKey } from '../../domain/orders/order-goods.ts'
import type { CreditedGoods } from '../../domain/orders/plan-credit.ts'
import type { Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import {
  creditedGoods,
  lockOrder,
  type OrderRow,
  type ReadOrder,
  requireGoods,
  withLines,
} from '../orders/index.ts'
import { type SubstituteRow, selectConsignmentGoods, selectSubstitutes } from './line-store.ts'
import { type Consignment, findConsignment } from './store.ts'

/** A line of an order that is being picked. */
export type Line = {
  goodsId: number
  goods: CreditedGoods
  choice: MissingChoice
  quantity: number
  picked: number
  short: number
  noneLeft: boolean
  substitutes: SubstituteRow[]
  version: number
}

/** A locked order and its consignment, which exists once picking has begun for the first time. */
export type Picking = { row: OrderRow; order: ReadOrder; consignment: Consignment | undefined }

export async function lockPicking(tx: Transaction, orderId: number): Promise<Picking> {
  const row = await lockOrder(tx, orderId)
  const [order] = await withLines(tx, [row])
  if (!order) throw refusal('unknownOrder')
  return { row, order, consignment: await findConsignment(tx, orderId) }
}

/** Refuses an order that is none of the pickers' business: it is not paid, or has left the store. */
export function requireShown({ paidAt, completedAt }: OrderRow): void {
  if (!paidAt || completedAt) throw refusal('notToPick')
}

/** Refuses an order that is not picked any more, because it is not paid, completed or cancelled. */
export function requireToPick({ paidAt, completedAt, cancelledAt }: OrderRow): void {
  if (!paidAt || completedAt || cancelledAt) throw refusal('notToPick')
}

/** The consignment that this operator is picking; refuses one that is packed, and that of another operator. */
export function requireMine({ consignment }: Picking, operator: { email: string }): Consignment {
  if (!consignment?.pickingStartedAt) throw refusal('notBegun')
  if (consignment.packedAt) throw refusal('packedAlready')
  const picker = consignment.pickerEmail
  if (picker !== operator.email) throw refusal('pickedByAnother', { picker })
  return consignment
}

/** The lines of a consignment with what was said of each. */
export async function linesOf(
  tx: Transaction,
  order: ReadOrder,
  { id }: Pick<Consignment, 'id'>,
): Promise<Line[]> {
  const goodsIds = await requireGoods(tx, order)
  const goodsOf = new Map(creditedGoods(order).map((goods) => [goodsIds.get(goods.key), goods]))
  const choices = choicesOf(order)
  const rows = await selectConsignmentGoods(tx, id)
  const inPlace = Map.groupBy(await selectSubstitutes(tx, id), ({ goodsId }) => goodsId)
  return rows.flatMap(({ goodsId, quantity, picked, short, noneLeft, version }) => {
    const goods = goodsOf.get(goodsId)
    if (!goods) return []
    const substitutes = inPlace.get(goodsId) ?? []
    const choice = choices.get(goods.key) ?? choiceOf(order)
    const state = { quantity, picked, short, noneLeft, substitutes, version }
    return [{ goodsId, goods, choice, ...state }]
  })
}

/** What the customer wants when something of the order is missing. */
export function choiceOf({ missingItems }: Pick<ReadOrder, 'missingItems'>): MissingChoice {
  return missingItems ?? defaultMissingChoice
}

/** The choices of lines that differ from that of the order. */
function choicesOf({ items, products }: ReadOrder): Map<GoodsKey, MissingChoice> {
  return new Map([
    ...items.flatMap(({ missing, contents }) =>
      contents.flatMap(({ id }): [GoodsKey, MissingChoice][] =>
        missing ? [[`content-${id}`, missing]] : [],
      ),
    ),
    ...products.flatMap(({ id, missing }): [GoodsKey, MissingChoice][] =>
      missing ? [[`product-${id}`, missing]] : [],
    ),
  ])
}
