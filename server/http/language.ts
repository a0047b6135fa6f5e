import type { Context, MiddlewareHandler } from 'hono'
import { withQuery } from '../../contract/pages.ts'
import { inputTexts } from '../../domain/texts/en/input.ts'
import { languageNamed, languageNames } from '../../domain/texts/language-labels.ts'
import { languageOfPath } from '../../domain/texts/languages.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { refusal } from './refusal.ts'

const ofBackOffice = /^\/(api\/)?admin(?=\/|$)/

/**
 * The language of the response: that of a page's address, or what a call or a link in a mail names in its query.
 * Never `Accept-Language`, which browsers send unasked. The back office is in English.
 */
export function languageOf({ req }: Context): Language {
  if (ofBackOffice.test(req.path)) return 'en'
  const named = req.query('language')
  return languageNamed(named) ?? languageOfPath(req.path)
}

/** The URL of a page of the server, which is in the language that its query names. */
export function inLanguage(url: string, language: Language): string {
  return withQuery(url, { language: language === 'en' ? undefined : language })
}

/** Refuses a call that names no language of the shop, or more than one. */
export const requireKnownLanguage: MiddlewareHandler = async ({ req }, next) => {
  const named = ofBackOffice.test(req.path) ? undefined : req.queries('language')
  if (named && (named.length > 1 || !languageNamed(named[0]))) {
    throw refusal('invalid', { fields: { language: inputTexts.oneOf(languageNames) } })
  }
  await next()
}

/** How the OpenAPI description documents it, for every call of the storefront. */
export const languageParameter = {
  name: 'language',
  in: 'query',
  required: false,
  description: 'The language of messages to people; `Accept-Language` is not read',
  schema: { type: 'string', enum: languageNames, default: 'en' },
}
