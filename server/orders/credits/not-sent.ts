import { isOfNeverSent } from '../../../domain/orders/credits.ts'
import type { CreditedGoods } from '../../../domain/orders/plan-credit.ts'
import { sumNeeds } from '../../stock/index.ts'
import type { ReadOrder } from '../read-orders.ts'
import type { PackedRow } from '../select-packed.ts'
import { creditedGoods } from './credited-goods.ts'
import { namesOfGoods } from './goods-names.ts'

/** The goods of an order with what was credited of each because it was not there, or is no longer wanted. */
export function goodsNotSent(order: ReadOrder): CreditedGoods[] {
  return creditedGoods({
    ...order,
    credits: order.credits.filter(({ kind }) => isOfNeverSent(kind)),
  })
}

/**
 * The units, by product, that do not go into the box because their money was given back. Without those that were not
 * found when the order was packed: how it was packed names them.
 */
export function presentNotSent(order: ReadOrder, packed: readonly PackedRow[] | undefined) {
  const packedAt = packed?.[0]?.packedAt?.getTime()
  const credits = order.credits.filter(({ at }) => at.getTime() !== packedAt)
  const goods = goodsNotSent({ ...order, credits })
  const names = namesOfGoods(order)
  const nameOf = new Map(goods.map(({ key, productId }) => [productId, names.get(key)?.english]))
  const units = sumNeeds(
    goods.map(({ productId, credited }) => ({ productId, quantity: credited.units })),
  )
  return [...units].flatMap(([productId, quantity]) =>
    quantity > 0 ? [{ productId, name: nameOf.get(productId) ?? '', quantity }] : [],
  )
}
