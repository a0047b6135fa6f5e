import { rupees } from '../../../domain/money/money.ts'
import type { ReadOrder } from '../read-orders.ts'
import { creditedGoods } from './credited-goods.ts'
import { namesOfGoods } from './goods-names.ts'

/** The goods of an order for operators, with what was credited of each. */
export function presentGoods(order: ReadOrder) {
  const names = namesOfGoods(order)
  return creditedGoods(order).map(({ key, productId, quantity, valueCents, credited }) => ({
    key,
    productId,
    name: names.get(key)?.english ?? '',
    packageName: names.get(key)?.packageName ?? null,
    quantity,
    creditedUnits: credited.units,
    value: rupees(valueCents),
    creditedAmount: rupees(credited.cents),
  }))
}
