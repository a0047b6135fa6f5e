import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router'
import type { RenderPage } from '../contract/storefront.ts'
import { languagePath } from '../domain/texts/language-path.ts'
import { languageNames, languageOfPath } from '../domain/texts/languages.ts'
import type { Language } from '../domain/texts/texts.ts'
import { storefrontContext } from './api/storefront-context.ts'

/** One build renders every language; React Router puts the language's path before all addresses. */
const handlers = Object.fromEntries(
  languageNames.map((language) => {
    const basename = languagePath(language) || '/'
    return [language, createRequestHandler({ ...build, basename }, import.meta.env.MODE)]
  }),
  // `fromEntries` forgets which names there are.
) as Record<Language, RequestHandler>

export const renderPage: RenderPage = (request, storefront) => {
  const language = languageOfPath(new URL(request.url).pathname)
  const context = new RouterContextProvider()
  context.set(storefrontContext, { ...storefront, language })
  return handlers[language](request, context)
}
