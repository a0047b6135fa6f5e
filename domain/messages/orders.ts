export const repayment = {
  processing: 'Processing payment...',
  redirecting: 'Redirecting to payment gateway...',
  refused: 'Failed to process re-payment',
  failed: 'Failed to process re-payment. Please try again.',
} as const

export const orders = {
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
} as const

export const paymentResult = {
  none: 'No orders found. Please complete a purchase first.',
  orderFailed: 'Failed to fetch order details. Please try again.',
  failed: 'Failed to fetch payment result',
  noUser: 'User not authenticated. Please login first.',
  paidTitle: 'Order Payment Successful!',
  paidText: 'Your order payment has been confirmed and processed successfully.',
  pendingTitle: 'Payment Processing...',
  checkingTitle: 'Checking Payment Status...',
  checkingText: "We're checking your payment status. Please wait a moment...",
  pendingText:
    "Your payment is being processed. We'll check the status automatically in a few seconds.",
  failedTitle: 'Order Payment Failed',
  unknownTitle: 'Order Status Unknown',
  notProcessedText: 'Your order payment was not processed. Please try again or contact support.',
} as const
