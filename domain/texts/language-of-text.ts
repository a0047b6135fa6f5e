import type { Language } from './texts.ts'

/** The language of a name or description, by its letters: what is not translated is in another language than its page. */
export function languageOfText(text: string): Language {
  if (/[\u0d80-\u0dff]/.test(text)) return 'si'
  return /[\u0b80-\u0bff]/.test(text) ? 'ta' : 'en'
}
