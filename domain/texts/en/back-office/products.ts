export const productsTexts = {
  title: 'Products',
  all: 'All products',
  product: 'Product',
  add: 'Add product',
  added: (name: string) => `${name} is added. Customers see it once it is published.`,
  save: 'Save',
  columns: {
    product: 'Product',
    category: 'Category',
    price: 'Price',
    stock: 'Stock',
    state: 'State',
    updated: 'Changed',
  },
  filters: {
    search: 'Search',
    category: 'Category',
    allCategories: 'All',
    state: 'State',
    allStates: 'All',
    states: {
      ON_SALE: 'On sale',
      LOW: 'Running out',
      OUT_OF_STOCK: 'Out of stock',
      WITHDRAWN: 'Not published',
    },
  },
  /** How customers meet a product. */
  state: {
    onSale: 'On sale',
    outOfStock: 'Out of stock',
    notPublished: 'Not published',
  },
  form: {
    price: 'Price in rupees',
    stock: 'How many are in stock',
    category: 'Category',
    chooseCategory: 'Choose one',
    notPublished: (category: string) => `${category} (not published)`,
    alsoCalled: 'Also called',
    alsoCalledHint:
      'Words that customers search by, in any language and script: parippu paruppu dhal. They are not shown.',
  },
  /** What two editors compare. */
  facts: {
    name: 'Name',
    description: 'Description',
    alsoCalled: 'Also called',
    price: 'Price',
    categoryId: 'Category',
    pictureHash: 'Picture',
  },
  nameRequired: 'Enter a name',
  tooLong: 'That is too long',
  priceInvalid: 'Enter a price above zero, with at most two decimals',
  unknownCategory: 'This category is no longer there',
}
