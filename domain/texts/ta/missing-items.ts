import type { Texts } from '../texts.ts'

export const missingItemsTexts: Texts['missingItemsTexts'] = {
  title: 'ஏதேனும் பொருள் இல்லாவிட்டால்',
  choices: {
    REPLACE: 'அதற்குப் பதிலாக, விலை கூடாத ஒத்த பொருளை அனுப்பவும்',
    LEAVE_OUT: 'அதை விட்டுவிட்டு, பணத்தை மீளளிக்கவும்',
    CALL: 'முதலில் எனக்கு அழைப்பெடுக்கவும்',
  },
  perProduct: 'பொருள் வாரியாகத் தெரிவு செய்க',
  asAbove: 'மேலே தெரிவு செய்தவாறு',
  ofLine: (name, choice) => [name, `: ${choice}`],
}
