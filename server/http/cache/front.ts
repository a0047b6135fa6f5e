import { Hono } from 'hono'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { pages } from '../../../contract/pages.ts'
import type { Shop } from '../../shop.ts'
import type { Environment } from '../environment.ts'
import { answerError } from '../errors.ts'
import { type Application, answerKeeper, compressOwn, requestIdOf } from './kept-answers.ts'

/** How long a count of stock may be out of date; everything else in these answers never is. */
const countsSeconds = 1
/** Pages do not show counts, and browsers take those within them for fresh for as long. */
const pagesSeconds = 60

const callsForEveryone = [
  '/api/products',
  '/api/products/search/:term',
  '/api/categories',
  '/api/packages',
  '/api/charities',
  '/api/charities/:id',
  '/api/feedback',
  '/media/:file',
]
const cachedPages = pages.filter(({ isCached }) => isCached)

/**
 * Stands before the whole application: sends what everyone is answered alike as it lies ready, and
 * hands on everything else. One handler for each address: Hono calls it without anything around it,
 * and a finished answer is written at once.
 */
export function createFront(
  shop: Pick<Shop, 'catalogue' | 'now' | 'log'>,
  application: Application,
) {
  const front = new Hono<Environment>({ router: new RegExpRouter() })
  const keepFor = answerKeeper(shop, application)
  for (const path of callsForEveryone) front.get(path, keepFor(countsSeconds))
  if (import.meta.env.PROD) {
    for (const { path } of cachedPages) front.get(path, keepFor(pagesSeconds))
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
