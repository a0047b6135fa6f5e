/** How the goods of a category are kept, in the store as at home; from the warmest to the coldest. */
export const storages = ['SHELF', 'COLD', 'FROZEN'] as const
export type Storage = (typeof storages)[number]
