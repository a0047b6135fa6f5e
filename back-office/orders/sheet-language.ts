import { useState } from 'react'
import { languageNamed } from '../../domain/texts/language-labels.ts'
import type { Language } from '../../domain/texts/texts.ts'

/** The local storage key of the language that is read where this device prints. */
const key = 'language of sheets'

/** The language of picking sheets and packing slips, remembered on this device. */
export function useSheetLanguage() {
  const [language, setLanguage] = useState(remembered)
  const choose = (named: string) => {
    const chosen = languageNamed(named) ?? 'en'
    window.localStorage.setItem(key, chosen)
    setLanguage(chosen)
  }
  return { language, choose }
}

function remembered(): Language {
  return languageNamed(window.localStorage.getItem(key)) ?? 'en'
}
