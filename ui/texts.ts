import { createContext, use } from 'react'
import { translation } from '#translation'
import type { Language, Texts } from '../domain/texts/texts.ts'

/** The language of the page. */
export const LanguageContext = createContext<Language>('en')

/** Returns an area's texts in the language of the page. The area is named by its English texts. */
export function useTexts<Area extends Texts[keyof Texts]>(english: Area): Area {
  return translation(english, use(LanguageContext))
}
