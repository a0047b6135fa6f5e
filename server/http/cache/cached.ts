import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { KnownParameters } from '../../../contract/known-address.ts'
import type { Environment } from '../environment.ts'

/** For each declaration, the parameters of its route. */
const declared = new WeakMap<object, KnownParameters>()

/**
 * Every call of the API may ask for the pictures themselves (`server/media/inline-pictures.ts`), and name a language. One
 * that is not the shop's has to reach the application, which refuses it.
 */
const ofEveryCall: KnownParameters = { images: ['inline'], language: 'all' }

/**
 * Declares that a route returns the same response to everyone, so that it is cached until the
 * catalogue changes. Browsers may store it too, but revalidate each time. A response that sets its
 * own Cache-Control keeps it. Only the parameters named here reach the route.
 */
function cachedWith(parameters: KnownParameters) {
  const declaration = createMiddleware<Environment>(async (c, next) => {
    await next()
    const { status, headers } = c.res
    if (status === 200 && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  })
  declared.set(declaration, parameters)
  return declaration
}

/** Declares a route that reads no parameters. */
export const cached = cachedWith({})

/** Declares the same for a call of the contract, which names its parameters. */
export function cachedCall<Call extends { path: string; request?: object }>(call: Call) {
  // A parameter that is sent twice is refused by the contract.
  const own = parametersOf(call.request).map((name) => [name, 'all'] as const)
  return { ...call, middleware: cachedWith({ ...Object.fromEntries(own), ...ofEveryCall }) }
}

function parametersOf(request: { query?: unknown } = {}): string[] {
  return request.query instanceof z.ZodObject ? Object.keys(request.query.shape) : []
}

/** All routes declared as cached. */
export function cachedRoutes({ routes }: Pick<Hono<Environment>, 'routes'>) {
  return routes.flatMap(({ handler, path }) => {
    const parameters = declared.get(handler)
    return parameters ? [{ path, parameters }] : []
  })
}
