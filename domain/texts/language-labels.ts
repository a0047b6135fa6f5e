import type { Language } from './texts.ts'

/** Each language by its own name, in the order in which a visitor chooses. */
export const languageLabels: Record<Language, string> = {
  en: 'English',
  si: 'සිංහල',
  ta: 'தமிழ்',
}

// `Object.keys` loses the type of the keys.
export const languageNames = Object.keys(languageLabels) as Language[]

/** The language of this name, if the shop has it. */
export function languageNamed(name: string | null | undefined): Language | undefined {
  return languageNames.find((language) => language === name)
}
