import type { Texts } from '../texts.ts'

export const suggestionTexts: Texts['suggestionTexts'] = {
  label: 'ஆலோசனைகள்',
  count: (count) => (count === 1 ? '1 ஆலோசனை' : `${count} ஆலோசனைகள்`),
  categories: 'வகைகள்',
  products: 'பொருட்கள்',
  packages: 'பொதிகள்',
  recent: 'முன்பு தேடியவை',
  forget: 'இந்தத் தேடல்களை நீக்குக',
  lookIn: 'வகைகளில் பார்க்க',
  searched: 'மற்றவர்கள் தேடுபவை',
  popular: 'மற்றவர்கள் அடிக்கடி வாங்குபவை',
}
