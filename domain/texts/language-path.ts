import { languageNames } from './language-labels.ts'
import type { Language } from './texts.ts'

/** The prefix of the paths of a language's pages; English pages have none. */
export function languagePath(language: Language): string {
  return language === 'en' ? '' : `/${language}`
}

/** The path of a page in a language; `path` is its path in English, with its query if it has one. */
export function pathInLanguage(path: string, language: Language): string {
  const prefix = languagePath(language)
  // The home page of a language has no final slash.
  return prefix ? prefix + path.replace(/^\/(?=$|[?#])/, '') : path
}

/** The English path of a page, in any language. */
export function withoutLanguage(path: string): string {
  const prefix = languageNames.map(languagePath).find((each) => isBelow(path, each))
  return prefix ? path.slice(prefix.length) || '/' : path
}

function isBelow(path: string, prefix: string): boolean {
  return prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`))
}
