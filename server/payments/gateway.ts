import type { Cents } from '../../domain/money/money.ts'

/** One visit to the gateway, as the shop asks for it. */
export type Payment = {
  /** The shop's own id of this visit; it comes back in the notification. */
  reference: string
  orderId: number
  amountCents: Cents
  customer: { name: string; email: string; telephone: string }
  address: { streetAddress: string; postalCode: string; country: string }
  returnUrl: string
  cancelUrl: string
  notifyUrl: string
}

/** A form that the customer's browser posts to the gateway. */
export type CheckoutForm = { action: string; fields: Record<string, string> }

export type PaymentOutcome =
  | 'paid'
  | 'pending'
  | 'cancelled'
  | 'failed'
  | 'chargedBack'
  | 'refundRequested'
  | 'refundProcessing'
  | 'refunded'
  | 'unknown'

/** What the gateway has told the shop, proven to come from it. */
export type PaymentNotification = {
  reference: string
  /** The gateway's own id; empty when it named none. */
  paymentId: string
  amountCents: Cents
  currency: string
  outcome: PaymentOutcome
  /** The gateway's code behind the outcome, kept as it came. */
  statusCode: number
  method: string | undefined
}

export type NotificationReading =
  | { verified: true; notification: PaymentNotification }
  | { verified: false; reason: 'malformed' | 'wrongMerchant' | 'wrongSignature' }

/** What the gateway says to a refund: its number, or in its own words why not. */
export type RefundAnswer = { isTaken: true; number: string } | { isTaken: false; reason: string }

/** Whoever takes the customer's money. The shop knows nothing else of it. */
export type PaymentGateway = {
  name: 'PayHere'
  /** Where the form goes, for the form-action of that page's security policy. */
  formActionOrigin: string
  checkoutForm: (payment: Payment) => CheckoutForm
  readNotification: (form: URLSearchParams) => NotificationReading
  /**
   * The payments made on a visit, none when there are none yet; fails when the gateway cannot be
   * asked. Undefined when the shop has no key to ask with.
   */
  findPayments: ((reference: string) => Promise<PaymentNotification[]>) | undefined
  /**
   * Gives a whole payment back to whoever paid it; fails when the gateway cannot be asked, and then
   * nobody knows whether it was done. Undefined when the shop has no key to ask with.
   */
  refund: ((payment: { paymentId: string; reason: string }) => Promise<RefundAnswer>) | undefined
}
