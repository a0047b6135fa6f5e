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
    'never_substitute',
  ],
  stock: ['id', 'name', 'stock', 'in_orders', 'counted', 'delivered', 'corrected', 'cause'],
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

const personalExports: readonly string[] = ['orders', 'order-lines', 'newsletter', 'feedback']

/** Whether the file of a list has names, addresses or phone numbers of customers. */
export function isPersonalExport(list: string): boolean {
  return personalExports.includes(list)
}
