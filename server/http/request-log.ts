import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import { traceIdNow } from '../tracing/spans.ts'
import type { Environment } from './environment.ts'

/** Logs one line for every request that reaches the application, with the request id of its response. */
export function requestLog(log: Logger) {
  // These lines contain no secrets; searching them for secrets would cost more than writing them.
  const lines = log.child({}, { redact: [] })
  return createMiddleware<Environment>(async (c, next) => {
    const startedAt = performance.now()
    await next()
    const milliseconds = Math.round(performance.now() - startedAt)
    const path = withoutWords(c.req.path)
    const { requestId } = c.var
    const { method } = c.req
    const { status } = c.res
    const traceId = traceIdNow()
    lines.info({ requestId, traceId, method, path, status, milliseconds }, 'request')
  })
}

/** Removes from a path, or a URL without query, tokens, which readers of the log could use, and what somebody has searched for. */
export function withoutWords(path: string): string {
  return path.replace(
    /(?<=\/(?:search|suggestions)\/).+|(?<=\/shared-packages\/)[\w-]+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=\/)[\w-]{43}$/g,
    '…',
  )
}
