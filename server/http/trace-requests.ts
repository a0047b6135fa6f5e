import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { inTrace } from '../tracing/spans.ts'
import type { Environment } from './environment.ts'

/**
 * Records each request as a trace of its own: anyone could send a `traceparent`. The route stands for the path, in which
 * tokens and words may be.
 */
export const traceRequests = createMiddleware<Environment>((c, next) => {
  const { method } = c.req
  const facts = { 'http.request.method': method, 'joybox.request_id': c.var.requestId }
  return inTrace(undefined, { name: method, kind: 'server', facts }, async (note) => {
    await next()
    const { status } = c.res
    const route = routePath(c)
    note({
      name: `${method} ${route}`,
      facts: { 'http.route': route, 'http.response.status_code': status },
      isFailed: status >= 500,
    })
  })
})
