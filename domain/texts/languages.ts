import * as en from './en/index.ts'
import * as si from './si/index.ts'
import * as ta from './ta/index.ts'
import type { Language, Texts } from './texts.ts'

/** The shop's languages with all their texts, for the server. A browser loads only the texts of its page. */
export const languages = { en, si, ta } satisfies Record<string, Texts>

/** The language of the page at a path. */
export function languageOfPath(path: string): Language {
  const [, first = ''] = /^\/(\w+)(?=[/.]|$)/.exec(path) ?? []
  return first !== 'en' && Object.hasOwn(languages, first) ? (first as Language) : 'en'
}
