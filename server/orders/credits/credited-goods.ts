import { noCents, sum } from '../../../domain/money/money.ts'
import { type GoodsKey, orderGoods } from '../../../domain/orders/order-goods.ts'
import { packedGoods } from '../../../domain/orders/packed-goods.ts'
import type { CreditedGoods } from '../../../domain/orders/plan-credit.ts'
import type { ReadOrder } from '../read-orders.ts'
import type { ReadCredit } from './read-credits.ts'

type OfOrder = Pick<ReadOrder, 'items' | 'products' | 'credits' | 'sent'>

/** What an order consists of, with what was credited of each line of goods, and of each substitute that was packed. */
export function creditedGoods(order: OfOrder): CreditedGoods[] {
  const credits = order.credits.filter(({ voidedAt }) => !voidedAt)
  const cheaper = creditedByKey(credits.filter(({ kind }) => kind === 'CHEAPER'))
  // What substitutes are cheaper by is not credited of what is left of their line.
  const others = creditedByKey(credits.filter(({ kind }) => kind !== 'CHEAPER'))
  const all = creditedByKey(credits)
  const sent = Map.groupBy(order.sent ?? [], ({ goods }) => goods)
  const nothing = { units: 0, cents: noCents }
  return orderGoods(order).flatMap((goods): CreditedGoods[] => {
    const substitutes = sent.get(goods.key)
    if (!substitutes) return [{ ...goods, credited: all.get(goods.key) ?? nothing }]
    const cheaperCents = cheaper.get(goods.key)?.cents ?? noCents
    return packedGoods(goods, substitutes, cheaperCents).map((part) => ({
      ...part,
      credited: others.get(part.key) ?? nothing,
    }))
  })
}

function creditedByKey(credits: readonly ReadCredit[]): Map<GoodsKey, CreditedGoods['credited']> {
  const lines = credits.flatMap((credit) => credit.lines)
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
