/** The possible outcomes of a payment, in the shop's own terms, for every gateway. */
export const paymentOutcomes = [
  'paid',
  'pending',
  'cancelled',
  'failed',
  'chargedBack',
  'refundRequested',
  'refundProcessing',
  'refunded',
  'unknown',
] as const

export type PaymentOutcome = (typeof paymentOutcomes)[number]
