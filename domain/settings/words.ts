import type { Language } from '../texts/texts.ts'

/** A sentence of the shop's own, in each language; empty: what the shop says by itself. */
export type Words = Record<Language, string>

export const noWords: Words = { en: '', si: '', ta: '' }

/** The sentence in this language; in English where it is not translated. */
export function inLanguage(words: Words, language: Language): string {
  return words[language] || words.en
}
