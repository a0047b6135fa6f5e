/** What the terms say about money and delivery, both in the sections and in the questions. */
export const termsWordings = {
  prepaid: 'All orders are prepaid by card or secure digital payment.',
  prices: 'Prices may change without notice, and an order is confirmed at the checkout price.',
  confirmation: 'Orders are confirmed by e-mail.',
  deliveryArea: 'We deliver mainly in Colombo and surrounding areas.',
  deliveryAim: 'We aim to deliver within 3-5 working days after order confirmation.',
  deliveryFees: 'Delivery fees may apply and are calculated and shown at checkout.',
} as const
