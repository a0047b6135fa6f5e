export const repaymentTexts = {
  processing: 'Processing payment...',
  redirecting: 'Redirecting to payment gateway...',
  refused: 'Failed to process re-payment',
  failed: 'Failed to process re-payment. Please try again.',
}

export const orderTexts = {
  emptyAll: "You haven't placed any orders yet.",
  emptyFiltered: (status: string) => `No ${status} orders found.`,
  // Not in the specification:
  unknown: 'This order does not exist.',
  again: {
    all: "Everything of this order is in your cart, at today's prices.",
    some: "What is still there is in your cart, at today's prices. Not in it:",
    none: 'Nothing of this order is there any more:',
    notSold: (name: string) => `${name} is no longer sold.`,
    deleted: (name: string) => `${name} is no longer among your packages.`,
    soldOut: (name: string) => `${name} is out of stock.`,
    fewerLeft: (name: string, left: number, ordered: number) =>
      `${name}: only ${left} of ${ordered} are left.`,
  },
  noInvoice: 'This order has no invoice: there is one for paid orders only.',
}
