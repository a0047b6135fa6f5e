import { totalOf } from '../../domain/money/amount.ts'
import { decimalText } from '../../domain/money/money.ts'
import type { CustomerOrder } from './order-of.ts'
import { requestLines } from './request-lines.ts'

type Repeated = 'orderId' | 'userId' | 'recipientId' | 'notes' | 'amount' | 'lines'

/** The request to pay an unpaid order again. Its transaction id begins with `now`, in milliseconds. */
export function rePaymentRequest(order: Pick<CustomerOrder, Repeated>, now: number) {
  const { orderId, userId, recipientId, notes, amount, lines } = order
  return {
    orderId,
    userId,
    recipientId,
    totalAmount: decimalText(totalOf(amount)),
    transactionId: `${now}-${orderId}`,
    notes,
    ...requestLines(lines),
  }
}
