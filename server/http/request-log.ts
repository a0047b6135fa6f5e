import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import type { Environment } from './environment.ts'

/** One line for every request that is worked on, under the id that its answer carries. */
export function requestLog(log: Logger) {
  // These lines hold no secrets; looking for some would cost more than writing them.
  const lines = log.child({}, { redact: [] })
  return createMiddleware<Environment>(async (c, next) => {
    const startedAt = performance.now()
    await next()
    const milliseconds = Math.round(performance.now() - startedAt)
    const path = withoutToken(c.req.path)
    const { requestId } = c.var
    const { method } = c.req
    lines.info({ requestId, method, path, status: c.res.status, milliseconds }, 'request')
  })
}

/** A path with a token in it opens something to whoever reads it in the log. */
function withoutToken(path: string): string {
  return path.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '…')
}
