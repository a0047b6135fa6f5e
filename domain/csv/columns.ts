/** What can be imported, and in which columns: the same as those of the export. */
export const importKinds = ['products', 'stock', 'packages'] as const
export type ImportKind = (typeof importKinds)[number]

/** The names of the columns, in their order. */
export const importColumns = {
  products: [
    'id',
    'version',
    'name',
    'description',
    'price',
    'category',
    'published',
    'also_called',
    'name_si',
    'description_si',
    'name_ta',
    'description_ta',
    'content',
    'origin',
    'allergens',
    'diets',
  ],
  stock: ['id', 'name', 'stock', 'counted', 'delivered', 'corrected', 'cause'],
  packages: [
    'id',
    'version',
    'name',
    'description',
    'price',
    'discount',
    'published',
    'product id',
    'product',
    'quantity',
  ],
} as const satisfies Record<ImportKind, readonly string[]>

export type ColumnOf<Kind extends ImportKind> = (typeof importColumns)[Kind][number]
