/** Where and on which terms the shop delivers. Not in the specification; shown only where the shop has set it. */
export const deliveryTexts = {
  notServed: (areas: string) =>
    `We do not deliver to this address yet. We deliver to: ${areas}. Please choose another address.`,
  belowMinimum: (amount: string, area: string) => `${amount} more for delivery to ${area}.`,
  moreForFree: (amount: string) => `${amount} more, and delivery is free.`,
}
