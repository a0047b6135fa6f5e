/** What may be cancelled, returned and replaced, in the same words on the privacy page and in the terms. */
export const refundRules = [
  'Orders can be cancelled only before shipment.',
  'Shipped orders cannot be returned or refunded unless defective or damaged.',
  'Damaged products must be reported within 24 hours of delivery.',
  'A wrong product is replaced.',
] as const

/** In the same words there. An order's page has the button while it can be cancelled, if the shop's owner allows that. */
export const howToCancel =
  'You cancel an order on its page, as long as there is a button for it; otherwise write to us and name the order number.'
