export const checkoutTexts = {
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
}
