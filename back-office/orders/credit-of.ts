import { totalOf } from '../../domain/money/amount.ts'
import { type Cents, cents, minus, noCents, sum } from '../../domain/money/money.ts'
import type { GoodsKey } from '../../domain/orders/order-goods.ts'
import { type CreditedGoods, planCredit } from '../../domain/orders/plan-credit.ts'
import type { OrderDetail } from './queries.ts'

type Goods = OrderDetail['goods'][number]

/** The goods of an order in the form that the shop's rules use. */
export function goodsOf({ goods }: Pick<OrderDetail, 'goods'>): CreditedGoods[] {
  return goods.map((each) => ({
    key: each.key,
    productId: each.productId,
    quantity: each.quantity,
    valueCents: cents(each.value),
    credited: { units: each.creditedUnits, cents: cents(each.creditedAmount) },
  }))
}

/** What units of goods come to when they are credited, as the server will compute it. */
export function creditOf(
  order: Pick<OrderDetail, 'goods' | 'credits' | 'amount'>,
  units: ReadonlyMap<GoodsKey, number>,
): Cents {
  const credited = sum((order.credits ?? []).map(({ amount }) => cents(amount)))
  const lines = planCredit(goodsOf(order), units, minus(totalOf(order.amount), credited))
  return lines ? sum(lines.map(({ amountCents }) => amountCents)) : noCents
}

/** The name of the field for the units of some goods. */
export function unitsField({ key }: Pick<Goods, 'key'>): string {
  return `units ${key}`
}

/** The units of goods that were typed into a form. */
export function unitsIn(goods: readonly Goods[], fields: Readonly<Record<string, string>>) {
  const typed = goods.map(
    (each) => [each.key, Math.trunc(Number(fields[unitsField(each)] ?? 0))] as const,
  )
  return new Map(typed.filter(([, units]) => units > 0))
}
