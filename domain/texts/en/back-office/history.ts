/**
 * Why something happened: what the server records in the history of an order and in the stock ledger,
 * and operators read there.
 */
export const historyTexts = {
  placed: 'The customer placed it',
  enteredBy: (operator: string) => `Entered by ${operator}`,
  enteredInstead: (operator: string, orderId: number) =>
    `Entered by ${operator} in place of order #${orderId}`,
  enteredToGoWith: (operator: string, orderId: number) =>
    `Entered by ${operator} to go with order #${orderId}`,
  replacedBy: (operator: string) => `By ${operator}, who has entered it again with changes`,
  takenOff: 'Taken off an order before it was packed',
  replaced: 'The customer placed another order',
  paysAgain: 'The customer pays again',
  lapsed: 'The hold lapsed unpaid',
  sentTo: (gateway: string, reference: string) =>
    `The customer was sent to ${gateway} with ${reference}`,
  paidLate: 'Paid after the hold had lapsed',
  paidLateAndShort: 'Paid after the hold had lapsed, when not everything was left',
  paidCancelled: (payment: string) => `${payment}, after it was cancelled`,
  slotLost: 'The chosen time was no longer free when the payment came',
  slotLostSince: 'The chosen time was no longer free when the customer paid again',
  /** What follows the colon and its space is deleted with the data of the customer, for whom it was written. */
  slotMoved: (operator: string, hours: string, reason: string) =>
    `By ${operator}, to ${hours}: ${reason}`,
  slotChosen: (hours: string) => `By the customer, to ${hours}`,
  supplied: (operator: string) => `What was missing was taken off the shelves by ${operator}`,
  completed: (operator: string) => `Packed and shipped by ${operator}`,
  /** What follows the colon is deleted with the data of the customer, for whom it was written. */
  completionUndone: (operator: string, reason: string) => `By ${operator}: ${reason}`,
  cancelled: 'The order was cancelled',
  /** What follows the colon is deleted with the data of the customer, for whom it was written. */
  cancelledBy: (operator: string, reason: string) => `By ${operator}: ${reason}`,
  cancelledByCustomer: 'By the customer',
  /** Instead of an operator's email address. */
  theCustomer: 'the customer',
  erased: 'The customer’s data were erased',
  refundThroughGateway: (operator: string) => `By ${operator}, through the gateway`,
  refundByHand: (operator: string) => `By ${operator}, to be done by hand`,
  refundedByHand: (operator: string, reference: string) => `By hand, by ${operator}: ${reference}`,
  creditedBy: (operator: string, amount: string, reason: string) =>
    `By ${operator}, ${amount}: ${reason}`,
  claimed: (units: readonly string[]) => `The customer claims ${units.join(', ')}`,
  claimedGoods: (units: number, name: string) => `${units} × ${name}`,
  claimWithdrawn: 'The customer withdrew the claim',
  /** What follows the colon is deleted with the data of the customer, for whom it was written. */
  claimAnswered: (operator: string, what: string, answer: string) =>
    `By ${operator}, ${what}: ${answer}`,
  claimDecisions: {
    REFUNDED: (units: string) => `money back for ${units}`,
    REPLACED: (units: string) => `a replacement of ${units}`,
    REFUSED: (units: string) => `nothing for ${units}`,
  },
  /** Why stock was taken. */
  replacedByClaim: (operator: string) => `Sent again after a claim, by ${operator}`,
  refundSentAgain: (operator: string) => `By ${operator}, through the gateway once more`,
  refundAgreed: (operator: string) => `${operator} has agreed to the refund`,
  refundsWithdrawn: (amount: string) =>
    `${amount} was still to be refunded: the chargeback has taken it already`,
  refundTaken: (reference: string) => `The gateway took the refund on: ${reference}`,
  pickedBy: (operator: string) => `By ${operator}`,
  packedBy: (operator: string, bags: number) =>
    `By ${operator}, ${bags === 1 ? 'one bag' : `${bags} bags`}`,
  leftWith: (driver: string, van: string) => `Left the store with ${driver}, ${van}`,
  notLeft: (driver: string) => `By ${driver}, who had not left the store yet`,
  stops: {
    DELIVERED: (driver: string) => `Handed over by ${driver}`,
    NOBODY_HOME: (driver: string) => `Nobody was at home, says ${driver}`,
    REFUSED: (driver: string) => `Not accepted at the door, says ${driver}`,
  },
  substitute: 'In place of something that was not there',
  substituteUndone: 'Not in place of anything after all',
  notFound: 'Not found when picking',
  notSentAgain: 'It came back, and is not sent again',
  found: 'Found when picking',
  noneLeft: 'None left when picking',
  nothingFound: (operator: string) => `Nothing of it was there when ${operator} picked it`,
  delivered: 'Delivery received',
  counted: 'Counted',
}

/** What a gateway says about a payment: "PayHere: paid, payment 320025071278, VISA". */
export const reportedPaymentTexts = {
  reported: (gateway: string, details: readonly string[]) => `${gateway}: ${details.join(', ')}`,
  payment: (id: string) => `payment ${id}`,
  outcomes: {
    paid: 'paid',
    pending: 'pending',
    cancelled: 'cancelled',
    failed: 'failed',
    chargedBack: 'charged back',
    refundRequested: 'refund requested',
    refundProcessing: 'refund under way',
    refunded: 'refunded',
    unknown: 'unknown',
  },
}

/** What stands for a refund's reference, and why one failed. */
export const refundTexts = {
  /** As the gateway lists it. */
  description: (orderId: number) => `Order ${orderId}`,
  hadItAlready: 'The gateway had it already',
  seenAtGateway: 'Seen at the gateway',
  noKey: 'The shop has no key to the gateway',
  unreachable: 'The gateway could not be reached',
  noParts: 'The gateway cannot refund a part of a payment',
  chargedBack: 'The payment was charged back: there is nothing left to refund',
  refundedElsewhere: 'The gateway says that the payment was refunded in its portal',
  answeredWith: (gateway: string, status: number) => `${gateway} answered with status ${status}`,
}

/** What stands in an order for what was erased with its customer's data. */
export const erasedTexts = {
  name: 'Erased',
  /** For words about the customer within other texts. */
  words: '(erased)',
  customPackage: 'Custom package',
}
