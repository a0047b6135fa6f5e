import type { Order } from '../../../contract/index.ts'
import { rupees } from '../../../domain/money/money.ts'
import { creditNumber } from '../../../domain/orders/credits.ts'
import type { ReadOrder } from '../read-orders.ts'
import { namesOfGoods } from './goods-names.ts'

/** The credit notes of an order; absent if there are none, as with nearly all orders. */
export function presentCredits(order: ReadOrder): Pick<Order, 'credits'> {
  const credits = order.credits.filter(({ voidedAt }) => !voidedAt)
  if (credits.length === 0) return {}
  const names = namesOfGoods(order)
  return {
    credits: credits.map((credit) => ({
      number: creditNumber(order.id, credit.number),
      at: credit.at.toISOString(),
      kind: credit.kind,
      reason: credit.cause,
      amount: rupees(credit.amountCents),
      lines: credit.lines.map(({ key, name, quantity, amountCents }) => ({
        name: name ?? names.get(key)?.shown ?? '',
        quantity,
        amount: rupees(amountCents),
      })),
    })),
  }
}
