export const catalogueTexts = {
  head: {
    title: 'Products',
    description:
      'Rice, fruits, vegetables, fish, spices and the rest of the pola: browse and search everything in stock, with prices in LKR.',
    keywords: [
      'groceries',
      'Sri Lanka',
      'online grocery shop',
      'rice',
      'fruits',
      'vegetables',
      'Colombo delivery',
    ],
  },
  freeShipping: (amount: string) => `Free Shipping on over ${amount} LKR`,
  search: 'Search products',
  searchPlaceholder: 'Search products...',
  loading: 'Loading products…',
  categoriesNotLoaded: 'Failed to load categories',
  count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  pages: 'Products pages',
  noneInCategory: 'No products available in this category.',
  noneFound: (term: string) => `No products found matching "${term}"`,
  unknownCategory: 'Unknown',
}
