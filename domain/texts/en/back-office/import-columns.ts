const version =
  'As it was exported: when somebody has made a change since, you are told. May be left out.'

export const importColumnTexts = {
  title: 'The columns',
  text: (lines: string, megabytes: number) =>
    `Best begin with the export, change what is to change, and import that. The first line names the columns, in any order; what has no column stays as it is. Save as “CSV UTF-8”, with commas, semicolons or tabs, at most ${lines} lines and ${megabytes} MB. Pictures are not in files.`,
  column: 'Column',
  meaning: 'What it says',
  captions: {
    products: 'Columns of products',
    stock: 'Columns of stock',
    packages: 'Columns of packages',
  },
  /** What an operator writes into each column, by its name in the file. */
  meanings: {
    products: {
      id: 'Of the product to change. Empty for a new one.',
      version,
      name: 'A new product needs one that no other has.',
      description: 'What customers read under the name. An empty cell empties it.',
      price: 'In rupees: 480.50. A new product needs one.',
      category: 'The name of a category that is there. A new product needs one.',
      published: 'yes: customers see it; no: they do not. Empty for a new one means no.',
      also_called:
        'Further words that customers search by, with spaces between them. An empty cell empties it.',
      name_si: 'The name in Sinhala. An empty cell removes it: customers then read English.',
      description_si: 'The description in Sinhala, in the same way.',
      name_ta: 'The name in Tamil, in the same way.',
      description_ta: 'The description in Tamil, in the same way.',
      content:
        'What one of it contains, for the price per kg, litre or piece: 500 g, 750 ml or 10 pieces.',
      origin: 'The country that it comes from, as two letters: LK.',
      allergens:
        'Those of the 14 main allergens that it contains, with commas: milk, eggs. none: it contains none of them. Empty: nothing is said.',
      diets: 'vegetarian, vegan, halal, organic, with commas.',
      never_substitute:
        'yes: it never stands in for anything, and nothing for it, as with baby food, medicine and alcohol. Empty: as it is, and no for a new one.',
    },
    stock: {
      id: 'Of the product. May be empty where the name is of one product only.',
      name: 'Of the product.',
      stock:
        'What the shop had when it was exported. When it is no longer that, a count is refused.',
      in_orders:
        'How many more were on the shelves for orders that were not packed. An import does not read it.',
      counted:
        'How many there are, without those in orders that are not packed yet: the stock becomes this, noted as a correction.',
      delivered: 'How many have come: they are added, noted as a delivery.',
      corrected: 'How many more, or with a minus how many fewer. Needs a cause.',
      cause: 'Why, or from whom; it stands in the stock ledger.',
    },
    packages: {
      id: 'Of the package to change, on each of its lines. Empty for a new one.',
      version,
      name: 'Of the package. The lines of a new one all have the same.',
      description:
        'Like all columns from version to published: on one line of the package is enough.',
      price: 'In rupees, before the discount.',
      discount: 'In rupees, what is taken off the price. Empty for none.',
      published: 'yes or no. Empty for a new one means no.',
      'product id': 'What is in it, one product on each line: its id,',
      product: 'or its name, where only one product is called so.',
      quantity: 'How many of this product. What has no line is taken out.',
    },
  },
}
