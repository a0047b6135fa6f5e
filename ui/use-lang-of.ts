import { use } from 'react'
import { languageOfText } from '../domain/texts/language-of-text.ts'
import type { Language } from '../domain/texts/texts.ts'
import { LanguageContext } from './texts.ts'

/** Returns the attribute `lang` of a text of the catalogue: none in the language of the page. */
export function useLangOf(): (text: string) => Language | undefined {
  const page = use(LanguageContext)
  return (text) => {
    const language = languageOfText(text)
    return language === page ? undefined : language
  }
}
