import type { Language } from '../texts/texts.ts'

/** The languages that operators translate the catalogue into. */
export const translatedLanguages = ['si', 'ta'] as const satisfies Exclude<Language, 'en'>[]
export type TranslatedLanguage = (typeof translatedLanguages)[number]

/** A value for each of them. */
export function inEachLanguage<Value>(
  make: (language: TranslatedLanguage) => Value,
): Record<TranslatedLanguage, Value> {
  const made = translatedLanguages.map((language) => [language, make(language)])
  // `Object.fromEntries` loses the type of the keys.
  return Object.fromEntries(made) as Record<TranslatedLanguage, Value>
}

/** What they translate, and which texts each of it has. */
export const translatedTexts = {
  product: ['name', 'description'],
  package: ['name', 'description'],
  category: ['name'],
  charity: ['name', 'subName', 'description'],
} as const
export type TranslatedKind = keyof typeof translatedTexts
export type TranslatedText = (typeof translatedTexts)[TranslatedKind][number]

export const translatedKinds = [
  'product',
  'package',
  'category',
  'charity',
] as const satisfies TranslatedKind[]

/** How far a thing is translated into a language: a text is missing, or English has changed since, or neither. */
export const translationStates = ['missing', 'outdated', 'done'] as const
export type TranslationState = (typeof translationStates)[number]
