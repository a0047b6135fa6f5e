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

/** The order of a list, and what is shown of it. */
export const listTexts = {
  form: 'Sort and filter',
  sort: 'Sort by',
  shopOrder: 'A bit of everything',
  bestMatch: 'Best match',
  sorts: {
    popular: 'Popular',
    cheapest: 'Price: low to high',
    dearest: 'Price: high to low',
    'per-measure': 'Price per kg, litre or piece',
    newest: 'Newest',
    name: 'Name',
  },
  filter: (chosen: number) => (chosen === 0 ? 'Filter' : `Filter (${chosen})`),
  diet: 'Diet',
  anyDiet: 'Any',
  counted: (name: string, count: number) => `${name} (${count})`,
  from: 'LKR from',
  to: 'to',
  apply: 'Show',
  clear: 'Clear filters',
  noneChosen: 'Nothing here fits your filters.',
}
