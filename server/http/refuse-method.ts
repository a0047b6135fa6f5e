import type { Handler, Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import type { Environment } from './environment.ts'
import { answerError } from './errors.ts'
import { refusal } from './refusal.ts'

/**
 * The last handler of routes that are mounted at a path: names the methods of a path that has others
 * than the request's (RFC 9110, section 15.5.6).
 */
export function refuseMethod(
  mountedAt: string,
  { routes }: Hono<Environment>,
): Handler<Environment> {
  const methodsOf = new TrieRouter<string>()
  for (const { method, path } of routes) {
    if (method !== 'ALL') methodsOf.add('ALL', `${mountedAt}${path}`, method)
  }
  return (c) => {
    const [found] = methodsOf.match('ALL', c.req.path)
    const methods = found.map(([method]) => method)
    if (methods.length === 0) throw refusal('notFound')
    if (methods.includes('GET')) methods.push('HEAD')
    c.header('Allow', [...new Set(methods), 'OPTIONS'].sort().join(', '))
    if (c.req.method === 'OPTIONS') return c.body(null, 204)
    return answerError(refusal('methodNotAllowed'), c)
  }
}
