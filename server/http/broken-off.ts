import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Environment } from './environment.ts'

/** As nginx logs a client that is gone: nobody reads this response, and it is no fault of the shop. */
const clientClosedRequest = 499

export function answerNobody(): Response {
  return new Response(null, { status: clientClosedRequest })
}

/** Whether the client has ended the connection before its request was complete. */
export function isBrokenOff(c: Context<Environment>): boolean {
  const incoming = c.env?.incoming
  return incoming?.destroyed === true && !incoming.complete
}

/** Does not count as a fault of the shop what failed because the client left, such as the rendering of a page. */
export const noticeBrokenOff = createMiddleware<Environment>(async (c, next) => {
  await next()
  if (c.res.status !== 500) return
  if (isBrokenOff(c) || c.req.raw.signal.aborted) c.res = answerNobody()
})
