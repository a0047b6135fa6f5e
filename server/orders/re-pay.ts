import { centsOfDecimalText, decimalText } from '../../domain/money/money.ts'
import { canBePaid } from '../../domain/orders/status.ts'
import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import type { Customer } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import { startPayment } from '../payments/index.ts'
import type { Shop } from '../shop.ts'
import { orderedProductsOf, takeStock } from '../stock/index.ts'
import { holdEnd } from './place-order.ts'
import { lockOrderOf, updateOrders } from './store.ts'

export type RePaymentRequest = { orderId: number; totalAmount: string; transactionId: string }

/**
 * Starts the payment of an unpaid order again, at its original price, and holds its stock again.
 * Refuses an order of another customer or one that is not unpaid, another amount, and missing stock.
 */
export function rePay(shop: Shop, customer: Customer, request: RePaymentRequest): Promise<string> {
  return shop.database.transaction(async (tx) => {
    const order = await lockOrderOf(tx, customer.id, request.orderId)
    if (!order) throw refusal('unknownOrder')
    if (!canBePaid(order)) throw refusal('notPayable')
    if (centsOfDecimalText(request.totalAmount) !== order.totalCents) {
      throw refusal('otherTotal', { totalAmount: decimalText(order.totalCents) })
    }
    const at = shop.now()
    if (!order.stockHeldUntil) {
      await takeStock(tx, await orderedProductsOf(tx, [order.id]), historyTexts.paysAgain)
    }
    await updateOrders(tx, [order.id], { stockHeldUntil: holdEnd(at) })
    return startPayment(tx, shop, { order, clientReference: request.transactionId })
  })
}
