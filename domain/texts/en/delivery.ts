export const deliveryTexts = {
  home: 'We will deliver within 5-7 days to your home',
  checkout: (days: number) => `Delivery within ${days} days`,
}
