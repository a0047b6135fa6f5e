import { languageNamed } from '../../domain/texts/language-labels.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { localMemory } from '../../ui/site-data.ts'

/** The local storage key of the language that the visitor has chosen in this browser. */
const key = 'language'

export function rememberLanguage(language: Language): void {
  localMemory.setItem(key, language)
}

export function chosenLanguage(): Language | undefined {
  return languageNamed(localMemory.getItem(key))
}

/** The chosen language; while none is, the one that the browser prefers, if the shop has it. */
export function preferredLanguage(): Language | undefined {
  return chosenLanguage() ?? languageNamed(navigator.language.split('-', 1)[0])
}
