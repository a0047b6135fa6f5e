import type { Language } from './texts.ts'

/** Each language by its own name, in the order in which a visitor chooses. */
export const languageLabels: Record<Language, string> = {
  en: 'English',
  si: 'සිංහල',
  ta: 'தமிழ்',
}

// `Object.keys` loses the type of the keys.
export const labelledLanguages = Object.keys(languageLabels) as Language[]
