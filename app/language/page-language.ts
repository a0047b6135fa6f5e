import type { Language } from '../../domain/texts/texts.ts'

/** The language of the page in the browser, where it never changes: another language is another page. */
export function pageLanguage(): Language {
  if (typeof document === 'undefined') return 'en'
  // The server wrote it into the page.
  return document.documentElement.lang.split('-', 1)[0] as Language
}
