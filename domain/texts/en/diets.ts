import type { Diet } from '../../goods/label.ts'

/** What a product suits, by name. */
export const dietTexts = {
  VEGETARIAN: 'Vegetarian',
  VEGAN: 'Vegan',
  HALAL: 'Halal',
  ORGANIC: 'Organic',
} satisfies Record<Diet, string>
