import type { Texts } from '../texts.ts'

export const legalTexts: Texts['legalTexts'] = {
  onThisPage: 'මේ පිටුවේ',
  questions: 'නිතර අසන ප්‍රශ්න',
  email: 'විද්‍යුත් තැපෑල:',
  phone: 'දුරකථනය:',
  since: (day) => `${day} සිට වලංගුයි`,
  replaced: (day) => `${day} දින වෙනස් විය`,
  versions: 'සංස්කරණ',
  versionSince: (day) => `${day} සිට`,
  firstVersion: 'පළමු සංස්කරණය',
  termsOfOrder: 'මේ ඇණවුමට අදාළ කොන්දේසි',
}
