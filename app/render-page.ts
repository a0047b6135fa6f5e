import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router'
import type { RenderPage } from '../contract/storefront.ts'
import { languageNames } from '../domain/texts/language-labels.ts'
import { languagePath } from '../domain/texts/language-path.ts'
import { languageOfPath } from '../domain/texts/languages.ts'
import type { Language } from '../domain/texts/texts.ts'
import { storefrontContext } from './api/storefront-context.ts'

/** One build renders every language; React Router prefixes all URLs with the language's path. */
const handlers = Object.fromEntries(
  languageNames.map((language) => {
    const basename = languagePath(language) || '/'
    return [language, createRequestHandler({ ...build, basename }, import.meta.env.MODE)]
  }),
  // `fromEntries` loses the type of the keys.
) as Record<Language, RequestHandler>

export const renderPage: RenderPage = (request, storefront) => {
  const language = languageOfPath(new URL(request.url).pathname)
  const context = new RouterContextProvider()
  context.set(storefrontContext, { ...storefront, language })
  return handlers[language](request, context)
}
