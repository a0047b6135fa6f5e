import type { Allergen, Measure } from '../../goods/label.ts'
import type { Storage } from '../../goods/storage.ts'

/** The pages of single products and packages. */
export const goodsPageTexts = {
  keywords: (name: string) => [name, 'Sri Lanka', 'online grocery shop', 'home delivery'],
  /** For search engines, where a product has no description. */
  description: (name: string) => `${name}: price, stock and delivery in Sri Lanka.`,
  pricePer: <Price>(price: Price, per: Measure): (Price | string)[] => [price, perMeasure[per]],
  inStock: 'In stock',
  facts: 'Good to know',
  category: 'Category',
  origin: 'Comes from',
  storage: 'Storage',
  kept: { COLD: 'Keep in the refrigerator', FROZEN: 'Keep in the freezer' } satisfies Record<
    Exclude<Storage, 'SHELF'>,
    string
  >,
  allergens: 'Contains',
  noAllergens: 'None of the 14 main allergens',
  diets: 'Suitable',
  allergen: {
    GLUTEN: 'Gluten',
    CRUSTACEANS: 'Crustaceans',
    EGGS: 'Eggs',
    FISH: 'Fish',
    PEANUTS: 'Peanuts',
    SOYA: 'Soya',
    MILK: 'Milk',
    NUTS: 'Nuts',
    CELERY: 'Celery',
    MUSTARD: 'Mustard',
    SESAME: 'Sesame',
    SULPHITES: 'Sulphites',
    LUPIN: 'Lupin',
    MOLLUSCS: 'Molluscs',
  } satisfies Record<Allergen, string>,
  inPackages: 'Also in these packages',
  boughtWith: 'Often bought together',
  moreOf: (category: string) => `More from ${category}`,
  contents: 'What is inside',
  oneByOne: <Price>(price: Price): (Price | string)[] => ['Bought one by one: ', price],
  morePackages: 'More packages',
  loading: 'Loading…',
}

const perMeasure: Record<Measure, string> = {
  KG: ' per kg',
  L: ' per litre',
  PIECE: ' each',
}
