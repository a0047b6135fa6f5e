import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Environment } from '../environment.ts'

/**
 * Declares that a route returns the same response to everyone, so that it is cached until the
 * catalogue changes. Browsers may store it too, but revalidate each time. A response that sets its
 * own Cache-Control keeps it.
 */
export const cached = createMiddleware<Environment>(async (c, next) => {
  await next()
  const { status, headers } = c.res
  if (status === 200 && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
})

/** Declares the same for a call of the contract. */
export function cachedCall<Call extends object>(call: Call) {
  return { ...call, middleware: cached }
}

/** The paths of all routes declared as cached. */
export function cachedPaths({ routes }: Pick<Hono<Environment>, 'routes'>): string[] {
  return routes.filter(({ handler }) => handler === cached).map(({ path }) => path)
}
