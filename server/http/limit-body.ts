import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

type Limit = { maxSize: number; onError: (c: Context) => Response }

/**
 * Refuses bodies longer than `maxSize` bytes. Hono's own limit turns every body into a stream, which
 * takes longer than reading it, so it is used only for requests that do not state their length.
 */
export function limitBody({ maxSize, onError }: Limit): MiddlewareHandler {
  const limitStream = bodyLimit({ maxSize, onError })
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const length = c.req.header('Content-Length')
    if (!length || c.req.header('Transfer-Encoding')) return limitStream(c, next)
    return Number(length) > maxSize ? onError(c) : next()
  }
}
