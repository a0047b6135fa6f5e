/**
 * What the back office says. Apart from the shop's own words, because customers' browsers load those
 * whole; the specification fixes none of these.
 */
export const backOfficeMessages = {
  orders: {
    reasonRequired: 'Say why, so that the customer knows.',
    noteRequired: 'Write the note first.',
    referenceRequired: 'Say how it was refunded, as the number of the refund.',
  },
}
