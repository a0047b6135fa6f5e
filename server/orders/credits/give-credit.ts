import { amountText, type Cents, minus, sum } from '../../../domain/money/money.ts'
import { type CreditKind, isOfNeverSent } from '../../../domain/orders/credits.ts'
import type { GoodsKey } from '../../../domain/orders/order-goods.ts'
import { type CreditLine, planCredit } from '../../../domain/orders/plan-credit.ts'
import { planRefunds } from '../../../domain/payments/plan-refunds.ts'
import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import { formats } from '../../../domain/texts/en/formats.ts'
import { type Actor, recordChange } from '../../audit-log/index.ts'
import { digestOfRequest, isRepeated } from '../../back-office/request-digest.ts'
import { requireVersion } from '../../back-office/require-version.ts'
import type { Transaction } from '../../database/connect.ts'
import { refusal } from '../../http/refusal.ts'
import { appendEvents } from '../../order-history/index.ts'
import { type RefundWay, requestRefunds } from '../../payments/index.ts'
import type { Shop } from '../../shop.ts'
import { causeOf, requireWay, sumOfPlanned } from '../back-office/refund-way.ts'
import { lockOrder, raiseVersion } from '../back-office/store.ts'
import { owedOf, sumOfCredits } from '../books.ts'
import { requireNotBeingPicked } from '../consignments.ts'
import { mailCustomerOf } from '../mail-customer.ts'
import { type ReadOrder, withLines } from '../read-orders.ts'
import { withSubstitutes } from '../select-packed.ts'
import type { OrderRow } from '../store.ts'
import { creditLetter } from './credit-letter.ts'
import { findCreditOfRequest, insertCredit } from './credit-store.ts'
import { creditedGoods } from './credited-goods.ts'
import { namesOfGoods } from './goods-names.ts'
import { reduceShortages } from './reduce-shortages.ts'
import { takeOff } from './take-off.ts'

/** What an operator gives back of an order, and why: units of goods, or an amount out of goodwill. */
export type CreditRequest = {
  kind: CreditKind
  units: ReadonlyMap<GoodsKey, number>
  /** Of goodwill, which is for no goods. */
  goodwillCents?: Cents | undefined
  /** In words for the customer. */
  reason: string
  /** How the money goes back; needed if any does. `EITHER`: through the gateway if it can. */
  refund?: RefundWay | 'EITHER' | undefined
  /** A repeated request with the same key changes nothing; another one with it is refused. */
  requestKey: string
  /** Of the order as the operator saw it. Goodwill can be given twice, so that of two operators the second is told. */
  version?: number | undefined
  /** Nothing is credited, instead of refused, if nothing of the order is left to give back. */
  mayBeNothing?: boolean
}

/** Credits a part of a paid order and refunds what must go back with it. */
export async function giveCredit(
  shop: Shop,
  operator: Actor,
  orderId: number,
  request: CreditRequest,
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const given = await findCreditOfRequest(tx, request.requestKey)
    if (given) {
      if (isRepeated(given.requestDigest, digestOf(shop, orderId, request))) return
      throw refusal('givenOtherwise', { amount: amountText(given.amountCents, formats) })
    }
    if (request.version !== undefined) requireVersion(order, request.version)
    if (isOfNeverSent(request.kind)) await requireNotBeingPicked(tx, orderId)
    await creditOrder(tx, shop, operator, order, request)
  })
}

function digestOf({ config }: Shop, orderId: number, request: CreditRequest): string {
  const { requestKey: _, version: _version, units, ...facts } = request
  return digestOfRequest(config, { orderId, units: [...units], ...facts })
}

/**
 * The same for a locked order, within a transaction: stores the credit, requests the refunds, and mails the
 * customer. The order may be completed.
 */
export async function creditOrder(
  tx: Transaction,
  shop: Shop,
  operator: Actor,
  row: OrderRow,
  request: CreditRequest,
): Promise<void> {
  const at = shop.now()
  const { kind, reason, requestKey } = request
  const requestDigest = digestOf(shop, row.id, request)
  if (!row.paidAt || row.cancelledAt) throw refusal('notToCredit')
  const [read] = await withLines(tx, [row])
  if (!read) throw refusal('unknownOrder')
  const order = await withSubstitutes(tx, read)
  const { lines, amountCents } = amountOf(order, request)
  if (amountCents === 0) {
    if (request.mayBeNothing) return raiseVersion(tx, [order.id])
    throw refusal('nothingToCredit')
  }
  const decided = { cause: reason, decidedBy: operator.email, requestKey, requestDigest, at }
  if (kind === 'NOT_SUPPLIED') await reduceShortages(tx, order, lines)
  // Before the credit, whose numbered note locks the counter of the month.
  if (kind === 'TAKEN_OFF') await takeOff(tx, order, lines)
  const number = await insertCredit(tx, order, { kind, amountCents, ...decided }, lines)

  const { payments, owedCents } = await owedOf(tx, order)
  const planned = planRefunds(payments, owedCents)
  const way = planned.length > 0 ? requireWay(shop, planned, request.refund) : 'BY_HAND'
  await raiseVersion(tx, [order.id])
  const cause = historyTexts.creditedBy(operator.email, amountText(amountCents, formats), reason)
  await appendEvents(tx, [order.id], { kind: 'CREDITED', cause, at })
  const refunds = { orderId: order.id, way, at, cause: causeOf(operator.email, way), by: operator }
  const requested = await requestRefunds(tx, shop, planned, refunds)
  const refundCents = sumOfPlanned(planned)
  await recordChange(tx, operator, {
    action: 'give money back',
    subject: { kind: 'order', id: order.id },
    after: { kind, creditCents: amountCents, refundCents, refundWay: refundCents > 0 ? way : null },
  })
  const names = namesOfGoods(order)
  const goods = lines.map((line) => ({ ...line, name: names.get(line.key)?.shown ?? '' }))
  await mailCustomerOf(tx, shop, order.id, (language) =>
    creditLetter(shop.config, language, order.id, {
      number,
      kind,
      reason,
      amountCents,
      lines: goods,
      refundCents,
      way: requested,
    }),
  )
}

/** The lines of a credit and what they come to; refuses more than is left of the goods and of the total. */
function amountOf(
  order: ReadOrder,
  { units, goodwillCents }: CreditRequest,
): { lines: CreditLine[]; amountCents: Cents } {
  const left = minus(order.totalCents, sumOfCredits(order.credits))
  if (goodwillCents !== undefined) {
    if (goodwillCents > left) throw refusal('creditedTooMuch')
    return { lines: [], amountCents: goodwillCents }
  }
  const lines = planCredit(creditedGoods(order), units, left)
  if (!lines) throw refusal('creditedTooMuch')
  return { lines, amountCents: sum(lines.map((line) => line.amountCents)) }
}
