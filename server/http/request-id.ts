import type { Context } from 'hono'
import type { Environment } from './environment.ts'

/** The id that the client or a proxy gave the request, if it looks like one; otherwise a new id. */
export function requestIdOf(c: Context<Environment>): string {
  const given = c.req.header('x-request-id')
  return given && /^[\w=-]{1,255}$/.test(given) ? given : crypto.randomUUID()
}
