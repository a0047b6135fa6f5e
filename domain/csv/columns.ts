/** What can be imported, and in which columns: the very ones that the export writes. */
export const importKinds = ['products', 'stock', 'packages'] as const
export type ImportKind = (typeof importKinds)[number]

type Column = { name: string; meaning: string }

const version =
  'As it was exported: when somebody has made a change since, you are told. May be left out.'

/** The columns in their order, and what an operator writes into each. */
export const importColumns = {
  products: [
    { name: 'id', meaning: 'Of the product to change. Empty for a new one.' },
    { name: 'version', meaning: version },
    { name: 'name', meaning: 'A new product needs one that no other has.' },
    {
      name: 'description',
      meaning: 'What customers read under the name. An empty cell empties it.',
    },
    { name: 'price', meaning: 'In rupees: 480.50. A new product needs one.' },
    { name: 'category', meaning: 'The name of a category that is there. A new product needs one.' },
    {
      name: 'published',
      meaning: 'yes: customers see it; no: they do not. Empty for a new one means no.',
    },
  ],
  stock: [
    { name: 'id', meaning: 'Of the product. May be empty where the name is of one product only.' },
    { name: 'name', meaning: 'Of the product.' },
    {
      name: 'stock',
      meaning:
        'What the shop had when it was exported. When it is no longer that, a count is refused.',
    },
    {
      name: 'counted',
      meaning: 'How many there are: the stock becomes this, noted as a correction.',
    },
    { name: 'delivered', meaning: 'How many have come: they are added, noted as a delivery.' },
    { name: 'corrected', meaning: 'How many more, or with a minus how many fewer. Needs a cause.' },
    { name: 'cause', meaning: 'Why, or from whom; it stands in the stock ledger.' },
  ],
  packages: [
    { name: 'id', meaning: 'Of the package to change, on each of its lines. Empty for a new one.' },
    { name: 'version', meaning: version },
    { name: 'name', meaning: 'Of the package. The lines of a new one all have the same.' },
    {
      name: 'description',
      meaning: 'Like all columns from version to published: on one line of the package is enough.',
    },
    { name: 'price', meaning: 'In rupees, before the discount.' },
    { name: 'discount', meaning: 'In rupees, what is taken off the price. Empty for none.' },
    { name: 'published', meaning: 'yes or no. Empty for a new one means no.' },
    { name: 'product id', meaning: 'What is in it, one product on each line: its id,' },
    { name: 'product', meaning: 'or its name, where only one product is called so.' },
    { name: 'quantity', meaning: 'How many of this product. What has no line is taken out.' },
  ],
} as const satisfies Record<ImportKind, readonly Column[]>

export type ColumnOf<Kind extends ImportKind> = (typeof importColumns)[Kind][number]['name']
