export const checkout = {
  creating: 'Creating Order...',
  selectAddress: 'Please select a delivery address to continue.',
  cartIncomplete: 'Please ensure cart is complete to continue.',
  created: 'Order created successfully!',
  paymentFailed: 'Order payment failed. Go to Orders to complete payment.',
  createFailed: 'Failed to create order. Please try again.',
  gatewayUnavailable:
    'Payment gateway is currently unavailable. Please try again later or contact support.',
  networkError: 'Network error. Please check your connection and try again.',
  otherError: (message: string) => `Failed to create order: ${message}`,
  // Not in the specification:
  pricesChanged: 'Prices have changed since you last looked. Please check your cart.',
  outOfStock: (names: string) => `Not enough in stock: ${names}.`,
  alreadyPlaced: 'This order has already been placed.',
  tooExpensive: 'This order is too large to be paid online.',
  nothingOrdered: 'There is nothing in this order.',
} as const
