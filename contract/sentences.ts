import { languages } from '../domain/texts/languages.ts'
import type { Language, Texts } from '../domain/texts/texts.ts'

/** Enclose a reference within a message; no sentence contains them. */
const [opening, closing] = ['\u0002', '\u0003']
const reference = new RegExp(`${opening}([\\w.]+)([^${closing}]*)${closing}`, 'g')

/**
 * The texts of an area with a reference in place of each sentence. The rules of a call are made before anybody knows
 * in which language it is answered: they name their sentences, and `inWords` says them.
 */
export function sentencesOf<Area extends keyof Texts>(area: Area): Texts[Area] {
  // The same shape: sentences are texts, or functions that return one.
  return referencesTo(languages.en[area], area) as Texts[Area]
}

/** The message with its references put into words. */
export function inWords(message: string, language: Language): string {
  return message.replace(reference, (_, path: string, given: string) => {
    const sentence = path.split('.').reduce<unknown>(partOf, languages[language])
    if (typeof sentence !== 'function') return String(sentence)
    const values: unknown[] = JSON.parse(given)
    return sentence(
      ...values.map((each) => (typeof each === 'string' ? inWords(each, language) : each)),
    )
  })
}

function referencesTo(texts: unknown, path: string): unknown {
  if (typeof texts === 'string') return `${opening}${path}${closing}`
  // As JSON, in which references among the values are escaped.
  if (typeof texts === 'function') {
    return (...values: unknown[]) => `${opening}${path}${JSON.stringify(values)}${closing}`
  }
  const parts = Object.entries(Object(texts))
  return Object.fromEntries(
    parts.map(([name, part]) => [name, referencesTo(part, `${path}.${name}`)]),
  )
}

function partOf(texts: unknown, name: string): unknown {
  return Object(texts)[name]
}
