/** What the shop gives back for a part of an order. The specification fixes none of it. */
export const creditTexts = {
  title: 'Credit note',
  number: 'Credit note number',
  forOrder: 'For order',
  date: 'Date',
  reason: 'Reason',
  item: 'Item',
  quantity: 'Quantity',
  amount: 'Amount',
  total: 'Total given back',
  kinds: {
    NOT_SUPPLIED: 'Not supplied',
    TAKEN_OFF: 'Taken off your order',
    CHEAPER: 'Cheaper replacement',
    RETURNED: 'Returned',
    CLAIM: 'Claim',
    GOODWILL: 'Goodwill',
    CANCELLED: 'The order was cancelled',
  },
}

export const creditMailTexts = {
  subject: (order: number) => `Money back for your order #${order}`,
  preview: (amount: string) => `${amount} of your order is given back.`,
  heading: 'Money back for your order',
  why: (order: number) =>
    `We give you back the money for a part of your order #${order}, for this reason:`,
  sum: 'Together',
  note: 'Credit note',
  ways: {
    GATEWAY: (amount: string) =>
      `We are giving ${amount} back to you, the way you paid. Your bank may need 10 days or more to show it.`,
    BY_HAND: (amount: string) =>
      `We will give ${amount} back to you ourselves, and write to you when the money is on its way.`,
  },
  nothingLeft: 'Your payment has already gone back to you, so nothing more has to be given back.',
}
