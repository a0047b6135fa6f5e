import type { Diet } from './label.ts'

/** The orders in which customers may see a list of products. Without a choice they see the shop's own order, or the best match first. */
export const productSorts = [
  'popular',
  'cheapest',
  'dearest',
  'per-measure',
  'newest',
  'name',
] as const
export type ProductSort = (typeof productSorts)[number]

/** What a customer chooses for a list of products beside its category or search. Prices in whole rupees. */
export type ListChoices = {
  sort?: ProductSort | undefined
  diet?: Diet | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
}

/** The largest price, in rupees, that a list can be limited to. */
export const largestPriceChosen = 10_000_000
