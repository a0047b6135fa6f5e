import { languages } from './languages.ts'
import type { Language, Texts } from './texts.ts'

type Area = Texts[keyof Texts]

const translations = new Map(
  Object.entries(languages).map(([language, texts]) => [language, byEnglishArea(texts)]),
)

/** Returns an area's texts in a language. The area is named by its English texts. */
export function translation<Named extends Area>(english: Named, language: Language): Named {
  // The texts of an area have the same type in every language.
  return translations.get(language)?.get(english) as Named
}

function byEnglishArea(texts: Texts): Map<Area, Area> {
  const names = Object.keys(languages.en) as (keyof Texts)[]
  return new Map(names.map((name) => [languages.en[name], texts[name]]))
}
