import type { Texts } from '../texts.ts'

export const inputTexts: Texts['inputTexts'] = {
  missing: 'මෙය පුරවන්න.',
  invalid: 'මේ අගය වලංගු නැත.',
  atLeast: (minimum) => `අවම අගය ${minimum} විය යුතුය.`,
  atMost: (maximum) => `උපරිම අගය ${maximum} විය යුතුය.`,
  tooShort: (characters) => `අවම වශයෙන් අකුරු ${characters}ක් තිබිය යුතුය.`,
  tooLong: (characters) => `අකුරු ${characters}කට වඩා තිබිය නොහැකිය.`,
  tooFew: (entries) => `අවම වශයෙන් අයිතම ${entries}ක් තිබිය යුතුය.`,
  tooMany: (entries) => `අයිතම ${entries}කට වඩා තිබිය නොහැකිය.`,
  oneOf: (values) => `මේවායින් එකක් විය යුතුය: ${values.join(', ')}.`,
  wholeNumber: 'ධන පූර්ණ සංඛ්‍යාවක් විය යුතුය.',
  wholeNumbers: (most) => `කොමාවලින් වෙන් කළ ධන පූර්ණ සංඛ්‍යා විය යුතුය, උපරිමය ${most}යි.`,
  amount: '"1234.50" වැනි මුදලක් විය යුතුය.',
  eitherPackage: 'packageId හෝ customPackageId යන දෙකෙන් එකක් පමණක් දෙන්න.',
}
