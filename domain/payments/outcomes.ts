/** What can become of a payment, in the shop's own words, whichever gateway it goes through. */
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
