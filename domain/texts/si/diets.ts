import type { Texts } from '../texts.ts'

export const dietTexts: Texts['dietTexts'] = {
  VEGETARIAN: 'නිර්මාංශ',
  VEGAN: 'සම්පූර්ණ නිර්මාංශ (වීගන්)',
  HALAL: 'හලාල්',
  ORGANIC: 'කාබනික',
}
