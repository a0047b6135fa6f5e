import type { Texts } from '../texts.ts'

export const legalTexts: Texts['legalTexts'] = {
  onThisPage: 'இந்தப் பக்கத்தில்',
  questions: 'பொதுவான கேள்விகள்',
  email: 'மின்னஞ்சல்:',
  phone: 'தொலைபேசி:',
}
