export const loadingTexts = {
  data: 'Failed to fetch data. Please try again later.',
  cart: 'Failed to load cart data. Please try again.',
  orders: 'Failed to fetch orders',
  recipients: 'Failed to load saved addresses',
  charities: 'Failed to load charities. Please try again later.',
  charity: 'Failed to load charity details. Please try again later.',
  categories: 'Failed to load categories',
  products: 'Failed to load products',
}

export const emptyTexts = {
  category: 'No products available in this category.',
  products: (term: string) => `No products found matching "${term}"`,
  packageSearch: (term: string) => `No packages found for "${term}"`,
  packages: "Don't have any packages yet.",
  charities: 'No Charities Available',
  feedback: 'No feedback available',
  firstFeedback: 'Be the first to leave us a review!',
}
