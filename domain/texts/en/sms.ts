/**
 * Text messages about a delivery. Short, and in letters of the plain alphabet where the language has them: a single
 * curly quote costs more than half of the room.
 */
export const smsTexts = {
  out: (shop: string, order: number) =>
    `${shop}: your order ${order} is on its way and comes today.`,
  outFor: (shop: string, order: number, hours: string) =>
    `${shop}: your order ${order} is on its way and comes today, ${hours}.`,
  delivered: (shop: string, order: number, time: string) =>
    `${shop}: your order ${order} was delivered at ${time}.`,
  nobodyHome: (shop: string, order: number, phone: string) =>
    `${shop}: we came with your order ${order} and nobody was at home. We will come again. Call us: ${phone}`,
  /** To somebody who has not ordered it. Without the customer's name if it is none. */
  recipientOut: (shop: string, customer: string | undefined) =>
    `${shop}: a delivery${customer ? ` from ${customer}` : ''} comes today.`,
  recipientOutFor: (shop: string, customer: string | undefined, hours: string) =>
    `${shop}: a delivery${customer ? ` from ${customer}` : ''} comes today, ${hours}.`,
  recipientNotHome: (shop: string, customer: string | undefined, phone: string) =>
    `${shop}: we came with a delivery${customer ? ` from ${customer}` : ''} and nobody was at home. We will come again. Call us: ${phone}`,
  /** "9:00 AM - 12:00 PM": the long dash is in no plain alphabet. */
  hours: (from: string, to: string) => `${from} - ${to}`,
}
