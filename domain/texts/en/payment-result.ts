export const paymentResultTexts = {
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
}
