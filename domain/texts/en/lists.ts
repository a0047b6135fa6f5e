export const loadingTexts = {
  orders: 'Failed to fetch orders',
  recipients: 'Failed to load saved addresses',
  categories: 'Failed to load categories',
}
