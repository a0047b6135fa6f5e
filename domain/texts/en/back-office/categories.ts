export const categoriesTexts = {
  title: 'Categories',
  text: 'Customers choose among the published categories. What is in another stays on sale: they find it under “All” and by searching, and read “Unknown” where its category stands. A new category is not published until you say so.',
  columns: {
    category: 'Category',
    products: 'Products',
    state: 'State',
    publish: 'Publish',
    rename: 'Rename',
    remove: 'Remove',
    storage: 'Kept',
  },
  storages: { SHELF: 'On a shelf', COLD: 'Cold', FROZEN: 'Frozen' },
  /** After the number of products, for screen readers. */
  inCategory: (name: string) => ` in ${name}`,
  publish: 'Publish',
  withdraw: 'Withdraw',
  addition: {
    label: 'Add a category',
    submit: 'Add category',
    name: 'Name of a new category',
  },
  renaming: {
    open: 'Rename',
    title: 'Rename category',
    label: (name: string) => `Rename ${name}`,
    submit: 'Rename',
    current: (name: string) => `It is called ${name} now.`,
    name: 'New name',
    alsoCalled: 'Also called',
    alsoCalledHint:
      'Words that customers search by, in any language and script. They find every product in it.',
    storage: 'How its goods are kept',
    storageHint: 'On the way through the store, cold goods come last, and frozen ones after them.',
  },
  removal: {
    open: 'Remove',
    title: 'Remove category',
    label: (name: string) => `Remove ${name}`,
    submit: 'Remove',
    consequence: (name: string) => `No product is in ${name}. Customers no longer see it.`,
  },
}
