import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { KnownParameters } from '../../../contract/known-address.ts'
import type { Environment } from '../environment.ts'
import type { MakeBody } from './make-body.ts'

type Declaration = {
  /** The parameters of its route. */
  parameters: KnownParameters
  /** Makes its responses without the application, if that is possible. */
  makeBody?: MakeBody | undefined
}
const declared = new WeakMap<object, Declaration>()

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
function cachedWith(parameters: KnownParameters, makeBody?: MakeBody) {
  const declaration = createMiddleware<Environment>(async (c, next) => {
    await next()
    const { status, headers } = c.res
    if (status === 200 && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  })
  declared.set(declaration, { parameters, makeBody })
  return declaration
}

/** Declares a route that reads no parameters. */
export const cached = cachedWith({})

/**
 * Declares the same for a call of the contract, which names its parameters. With `makeBody` most of its responses are made
 * without the application.
 */
export function cachedCall<Call extends { path: string; request?: object }>(
  call: Call,
  makeBody?: MakeBody,
) {
  // A parameter that is sent twice is refused by the contract.
  const own = parametersOf(call.request).map((name) => [name, 'all'] as const)
  const parameters = { ...Object.fromEntries(own), ...ofEveryCall }
  return { ...call, middleware: cachedWith(parameters, makeBody) }
}

function parametersOf(request: { query?: unknown } = {}): string[] {
  return request.query instanceof z.ZodObject ? Object.keys(request.query.shape) : []
}

/** All routes declared as cached. */
export function cachedRoutes({ routes }: Pick<Hono<Environment>, 'routes'>) {
  return routes.flatMap(({ handler, path }) => {
    const declaration = declared.get(handler)
    return declaration ? [{ path, ...declaration }] : []
  })
}
