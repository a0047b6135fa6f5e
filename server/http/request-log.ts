import { createMiddleware } from 'hono/factory'
import type { Environment } from './environment.ts'

/** One line for every request, under the id that its answer carries. */
export const requestLog = createMiddleware<Environment>(async (c, next) => {
  const startedAt = performance.now()
  await next()
  const { requestId, log } = c.var
  const milliseconds = Math.round(performance.now() - startedAt)
  log.info(
    {
      requestId,
      method: c.req.method,
      path: withoutToken(c.req.path),
      status: c.res.status,
      milliseconds,
    },
    'request',
  )
})

/** A path with a token in it opens something to whoever reads it in the log. */
function withoutToken(path: string): string {
  return path.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '…')
}
