import type { Language } from './texts.ts'

/** What the paths of a language's pages begin with; English ones stand by themselves. */
export function languagePath(language: Language): string {
  return language === 'en' ? '' : `/${language}`
}
