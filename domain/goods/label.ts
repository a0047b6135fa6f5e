import { type Cents, wholeCents } from '../money/money.ts'

/** How the contents of one unit of a product are measured: in grams, millilitres or pieces. */
export const contentUnits = ['G', 'ML', 'PIECE'] as const
export type NetContent = { amount: number; unit: (typeof contentUnits)[number] }

/** The 14 allergens that food labels name in the European Union (Regulation 1169/2011, Annex II). */
export const allergens = [
  'GLUTEN',
  'CRUSTACEANS',
  'EGGS',
  'FISH',
  'PEANUTS',
  'SOYA',
  'MILK',
  'NUTS',
  'CELERY',
  'MUSTARD',
  'SESAME',
  'SULPHITES',
  'LUPIN',
  'MOLLUSCS',
] as const
export type Allergen = (typeof allergens)[number]

export const diets = ['VEGETARIAN', 'VEGAN', 'HALAL', 'ORGANIC'] as const
export type Diet = (typeof diets)[number]

/** What customers compare prices by: a kilogram, a litre or a piece. */
export type Measure = 'KG' | 'L' | 'PIECE'

const measures = {
  G: { per: 'KG', amount: 1000 },
  ML: { per: 'L', amount: 1000 },
  PIECE: { per: 'PIECE', amount: 1 },
} as const satisfies Record<NetContent['unit'], { per: Measure; amount: number }>

/** The price of a kilogram, a litre or a piece, rounded to whole cents. */
export function pricePerMeasure(
  priceCents: Cents,
  content: NetContent,
): { priceCents: Cents; per: Measure } {
  const { per, amount } = measures[content.unit]
  return { priceCents: wholeCents(Math.round((priceCents * amount) / content.amount)), per }
}
