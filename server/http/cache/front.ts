import { Hono } from 'hono'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { pages, parametersOf } from '../../../contract/pages.ts'
import { languageNames } from '../../../domain/texts/language-labels.ts'
import { pathInLanguage } from '../../../domain/texts/language-path.ts'
import type { Shop } from '../../shop.ts'
import type { Environment } from '../environment.ts'
import { answerError } from '../errors.ts'
import { languageOf } from '../language.ts'
import { requestIdOf } from '../request-id.ts'
import { cachedRoutes } from './cached.ts'
import { type Application, createAnswerCache } from './cached-answers.ts'
import { compressOwn } from './compress-own.ts'

/** How long a stock count may be out of date; everything else in these responses never is. */
const calls = { freshSeconds: 1 }
/**
 * The stock counts in pages, such as how many are left of a product, may be as old as browsers let those in their data be:
 * a minute. While the database is away pages are sent for up to an hour more.
 */
const publicPages = { freshSeconds: 60, keptSeconds: 60 * 60 }

const cachedPages = pages
  .filter(({ isCached }) => isCached)
  .flatMap(({ path }) => {
    const read = parametersOf(path).map((name) => [name, 'first'] as const)
    const parameters = Object.fromEntries(read)
    return languageNames.map((language) => ({ path: pathInLanguage(path, language), parameters }))
  })

/**
 * Stands before the whole application: sends cached responses, and passes on everything else. It
 * caches the routes that the application declares with `cached`, so all of them must be registered
 * already, and the pages that contract/pages.ts marks. Each path has a single handler: Hono calls it
 * without middleware, and a finished response is written at once.
 */
export function createFront(shop: Shop, application: Application) {
  const front = new Hono<Environment>({ router: new RegExpRouter() })
  const cachedFor = createAnswerCache(shop, application)
  for (const route of cachedRoutes(application)) {
    front.get(route.path, cachedFor({ ...route, lifetime: calls }))
  }
  if (import.meta.env.PROD) {
    for (const { path, parameters } of cachedPages) {
      front.get(path, cachedFor({ path, parameters, lifetime: publicPages }))
    }
  }
  front.notFound(async (c) => compressOwn(c, await application.fetch(c.req.raw, c.env)))
  // The application handles its own errors: this one was thrown while its response was read.
  front.onError((error, c) => {
    c.set('requestId', requestIdOf(c))
    c.set('log', shop.log)
    c.set('shop', shop)
    c.set('language', languageOf(c))
    return answerError(error, c)
  })
  return front
}
