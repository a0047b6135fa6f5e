import { Hono } from 'hono'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { pages } from '../../../contract/pages.ts'
import type { Shop } from '../../shop.ts'
import type { Environment } from '../environment.ts'
import { answerError } from '../errors.ts'
import { requestIdOf } from '../request-id.ts'
import { cachedPaths } from './cached.ts'
import { type Application, compressOwn, createAnswerCache } from './cached-answers.ts'

/** How long a count of stock may be out of date; everything else in these answers never is. */
const countsSeconds = 1
/** Pages show no counts, and browsers take the counts in their data for fresh for as long. */
const pagesSeconds = 60

const cachedPages = pages.filter(({ isCached }) => isCached)

/**
 * Stands before the whole application: sends what is cached, and hands on everything else. It caches
 * what routes of the application declare by `cached`, so all of them must be there already, and the
 * pages that contract/pages.ts says. One handler for each address: Hono calls it without anything
 * around it, and a finished answer is written at once.
 */
export function createFront(
  shop: Pick<Shop, 'catalogue' | 'now' | 'log'>,
  application: Application,
) {
  const front = new Hono<Environment>({ router: new RegExpRouter() })
  const cachedFor = createAnswerCache(shop, application)
  for (const path of cachedPaths(application)) front.get(path, cachedFor(countsSeconds))
  if (import.meta.env.PROD) {
    for (const { path } of cachedPages) front.get(path, cachedFor(pagesSeconds))
  }
  front.notFound(async (c) => compressOwn(c, await application.fetch(c.req.raw, c.env)))
  // The application answers its own failures: this one came while its answer was read.
  front.onError((error, c) => {
    c.set('requestId', requestIdOf(c))
    c.set('log', shop.log)
    return answerError(error, c)
  })
  return front
}
