import type { Texts } from '../texts.ts'

export const dietTexts: Texts['dietTexts'] = {
  VEGETARIAN: 'சைவம்',
  VEGAN: 'முழுத் தாவர உணவு (வீகன்)',
  HALAL: 'ஹலால்',
  ORGANIC: 'சேதன உணவு',
}
