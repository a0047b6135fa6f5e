import { centsOfDecimalText, decimalText } from '../../domain/money/money.ts'
import { holdEnd, renewedHoldEnd } from '../../domain/orders/hold-time.ts'
import { canBePaid } from '../../domain/orders/status.ts'
import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import type { Language } from '../../domain/texts/texts.ts'
import type { Transaction } from '../database/connect.ts'
import { pipelined } from '../database/pipelined.ts'
import type { Customer } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import { startPayment } from '../payments/index.ts'
import { spendWithin } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import {
  appendMovements,
  heldByOtherNewcomers,
  orderedProductsOf,
  requireStock,
  sumNeeds,
  taken,
} from '../stock/index.ts'
import { keepOrLoseSlot } from './change-slot.ts'
import { lockCustomer, type OrderingAccount } from './lock-customer.ts'
import { isTooLateToGo } from './order-delivery.ts'
import { lockHoldsOf } from './release-stock.ts'
import { requireFairShare } from './require-fair-share.ts'
import { lockOrderOf, type OrderRow, updateOrders } from './store.ts'

export type RePaymentRequest = { orderId: number; totalAmount: string; transactionId: string }

/**
 * Starts the payment of an unpaid order again, at its original price, and holds its stock again. Refuses
 * an order of another customer or one that is not unpaid, another amount, missing stock, and more than a
 * fair share of it.
 */
export function rePay(
  shop: Shop,
  language: Language,
  customer: Customer,
  request: RePaymentRequest,
): Promise<string> {
  const at = shop.now()
  const usualMinutes = shop.settings.get('orders.holdMinutes')
  return shop.database.transaction(async (tx) => {
    const { turn, order } = await pipelined({
      turn: () => lockCustomer(tx, { userId: customer.id, at, usualMinutes }),
      tries: () => spendWithin(tx, shop, ['paymentsAgainOfCustomer', customer.id]),
      order: () => lockOrderOf(tx, customer.id, request.orderId),
    })
    if (!order) throw refusal('unknownOrder')
    if (!canBePaid(order)) throw refusal('notPayable')
    if (await isTooLateToGo(tx, order)) throw refusal('deliveryGone')
    if (centsOfDecimalText(request.totalAmount) !== order.totalCents) {
      throw refusal('otherTotal', { totalAmount: decimalText(order.totalCents) })
    }
    const { placedAt, stockHeldUntil: heldUntil } = order
    if (heldUntil) {
      const stockHeldUntil = renewedHoldEnd(at, { usualMinutes, placedAt, heldUntil })
      await updateOrders(tx, [order.id], { stockHeldUntil })
    } else {
      await holdAgain(tx, shop, order, { ...turn, customer, at, usualMinutes, language })
    }
    return startPayment(tx, shop, { order, clientReference: request.transactionId, language })
  })
}

type Again = OrderingAccount & {
  customer: Customer
  at: Date
  usualMinutes: number
  language: Language
}

/** Takes the stock of an order whose hold has lapsed, or refuses; and its time, if that is still free. */
async function holdAgain(
  tx: Transaction,
  shop: Shop,
  order: OrderRow,
  { customer, at, usualMinutes, trust, lapses, language }: Again,
): Promise<void> {
  const { id, totalCents } = order
  const userId = customer.id
  const { held, totals } = await lockHoldsOf(tx, userId)
  const ordered = await orderedProductsOf(tx, [id])
  const needed = sumNeeds(ordered)
  const isNewcomer = trust === 'newcomer'
  const { shelves, heldByNewcomers } = await pipelined({
    shelves: () => requireStock(tx, { needed, freed: new Map() }, language),
    heldByNewcomers: () =>
      isNewcomer
        ? heldByOtherNewcomers(tx, { userId, productIds: [...needed.keys()] })
        : new Map<number, number>(),
  })
  const own = sumNeeds(held)
  const share = {
    trust,
    units: new Map(
      [...needed].map(([product, units]) => [product, units + (own.get(product) ?? 0)]),
    ),
    totals: [...totals, totalCents],
    shelves: shelves.map((shelf) => ({ ...shelf, left: shelf.left + (own.get(shelf.id) ?? 0) })),
    heldByNewcomers,
  }
  await requireFairShare(tx, share, language)
  await appendMovements(tx, taken(ordered, historyTexts.paysAgain))
  // After the products, as when an order is placed.
  await keepOrLoseSlot(tx, shop, order, { at, cause: historyTexts.slotLostSince })
  const stockHeldUntil = holdEnd({ at, usualMinutes, lapses, takenOver: [] })
  await updateOrders(tx, [id], { stockHeldUntil, byNewcomer: isNewcomer })
}
