import type { Texts } from '../texts.ts'

export const legalTexts: Texts['legalTexts'] = {
  onThisPage: 'இந்தப் பக்கத்தில்',
  questions: 'பொதுவான கேள்விகள்',
  email: 'மின்னஞ்சல்:',
  phone: 'தொலைபேசி:',
  since: (day) => `${day} முதல் செல்லுபடியாகும்`,
  replaced: (day) => `${day} அன்று மாற்றப்பட்டது`,
  versions: 'பதிப்புகள்',
  versionSince: (day) => `${day} முதல்`,
  firstVersion: 'முதல் பதிப்பு',
  termsOfOrder: 'இந்த ஓடருக்கான நிபந்தனைகள்',
}
