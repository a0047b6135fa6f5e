import { noCents, sum } from '../../../domain/money/money.ts'
import { type GoodsKey, orderGoods } from '../../../domain/orders/order-goods.ts'
import type { CreditedGoods } from '../../../domain/orders/plan-credit.ts'
import type { ReadOrder } from '../read-orders.ts'
import type { ReadCredit } from './read-credits.ts'

type OfOrder = Pick<ReadOrder, 'items' | 'products' | 'credits'>

/** What an order consists of, with what was credited of each line of goods. */
export function creditedGoods(order: OfOrder): CreditedGoods[] {
  const credited = creditedByKey(order.credits)
  const nothing = { units: 0, cents: noCents }
  return orderGoods(order).map((goods) => ({
    ...goods,
    credited: credited.get(goods.key) ?? nothing,
  }))
}

function creditedByKey(credits: readonly ReadCredit[]): Map<GoodsKey, CreditedGoods['credited']> {
  const lines = credits.filter(({ voidedAt }) => !voidedAt).flatMap((credit) => credit.lines)
  const byKey = Map.groupBy(lines, ({ key }) => key)
  return new Map(
    [...byKey].map(([key, ofKey]) => [
      key,
      {
        units: ofKey.reduce((units, { quantity }) => units + quantity, 0),
        cents: sum(ofKey.map(({ amountCents }) => amountCents)),
      },
    ]),
  )
}
