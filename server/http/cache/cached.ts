import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Environment } from '../environment.ts'

/**
 * Declares that a route gives everyone the same answer, so that it is cached until the catalogue
 * changes. Browsers may cache it too, but ask each time. An answer with a Cache-Control of its own
 * follows that one.
 */
export const cached = createMiddleware<Environment>(async (c, next) => {
  await next()
  const { status, headers } = c.res
  if (status === 200 && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
})

/** Declares the same of a call of the contract. */
export function cachedCall<Call extends object>(call: Call) {
  return { ...call, middleware: cached }
}

/** The paths of the routes that were declared so. */
export function cachedPaths({ routes }: Pick<Hono<Environment>, 'routes'>): string[] {
  return routes.filter(({ handler }) => handler === cached).map(({ path }) => path)
}
