import { reportedPaymentTexts as texts } from '../../domain/texts/en/back-office/history.ts'
import type { PaymentGateway, PaymentNotification } from './gateway.ts'

/** A gateway's report about an attempt of the shop, with the right amount. */
export type ReportedPayment = {
  orderId: number
  attemptId: number
  gateway: PaymentGateway
  payment: PaymentNotification
  at: Date
}

/** What the report changed: `none` if it was stored before, `expected` if the shop itself requested this refund. */
export type PaymentEffect =
  | 'none'
  | 'paid'
  | 'paidAgain'
  | 'paidCancelled'
  | 'noted'
  | 'expected'
  | 'unknown'

/** For the history of the order: "PayHere: paid, payment 320025071278, VISA". */
export function causeOf({ gateway, payment }: ReportedPayment): string {
  const { outcome, paymentId, method } = payment
  const details = [
    texts.outcomes[outcome],
    ...(paymentId ? [texts.payment(paymentId)] : []),
    ...(method ? [method] : []),
  ]
  return texts.reported(gateway.name, details)
}
