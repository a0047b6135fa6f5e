import type { BackOfficeInput } from '../../../contract/back-office/index.ts'
import { cents } from '../../../domain/money/money.ts'
import type { GoodsKey } from '../../../domain/orders/order-goods.ts'
import type { CreditRequest } from './give-credit.ts'

type Body = BackOfficeInput<'POST /admin/orders/{orderId}/credits'>['body']

/** The credit that an operator's request asks for. Units of goods that it names twice are added up. */
export function creditRequestOf(body: Body): CreditRequest {
  const { kind, reason, refund, requestKey, version } = body
  const facts = { kind, reason, refund, requestKey, version }
  if ('amount' in body) return { ...facts, units: new Map(), goodwillCents: cents(body.amount) }
  const units = new Map<GoodsKey, number>()
  for (const line of body.lines) {
    units.set(line.goods, (units.get(line.goods) ?? 0) + line.units)
  }
  return { ...facts, units }
}
