import type { Language } from './texts.ts'

/** The prefix of the paths of a language's pages; English pages have none. */
export function languagePath(language: Language): string {
  return language === 'en' ? '' : `/${language}`
}
