import { createMiddleware } from 'hono/factory'
import type { Environment } from './environment.ts'

/** One line for every request, under the id that its answer carries. */
export const requestLog = createMiddleware<Environment>(async (c, next) => {
  const startedAt = performance.now()
  await next()
  const { requestId, log } = c.var
  const milliseconds = Math.round(performance.now() - startedAt)
  log.info(
    { requestId, method: c.req.method, path: c.req.path, status: c.res.status, milliseconds },
    'request',
  )
})
