import type { Texts } from '../texts.ts'

export const legalTexts: Texts['legalTexts'] = {
  onThisPage: 'මේ පිටුවේ',
  questions: 'නිතර අසන ප්‍රශ්න',
  email: 'විද්‍යුත් තැපෑල:',
  phone: 'දුරකථනය:',
}
