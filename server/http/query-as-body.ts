import { createMiddleware } from 'hono/factory'

/**
 * Lets a call send as its query what belongs in its JSON body. The shop's own pages send the body: addresses and
 * codes in a URL end up in the logs of proxies.
 */
export const queryAsBody = createMiddleware(async ({ req }, next) => {
  if (req.method === 'POST' && (await req.text()) === '') {
    const headers = new Headers(req.raw.headers)
    headers.set('Content-Type', 'application/json')
    const body = JSON.stringify(req.query())
    req.raw = new Request(req.raw.url, { method: req.method, headers, body })
    req.bodyCache = {}
  }
  await next()
})
