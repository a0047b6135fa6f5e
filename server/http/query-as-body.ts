import { createMiddleware } from 'hono/factory'

/**
 * Lets a call send as its query what its JSON body lacks. The shop's own pages send the body: addresses and
 * codes in a URL end up in the logs of proxies.
 */
export const queryAsBody = createMiddleware(async ({ req }, next) => {
  const sent = req.method === 'POST' ? fieldsIn(await req.text()) : undefined
  if (sent) {
    const headers = new Headers(req.raw.headers)
    headers.set('Content-Type', 'application/json')
    headers.delete('Content-Length')
    const body = JSON.stringify({ ...req.query(), ...sent })
    req.raw = new Request(req.raw.url, { method: req.method, headers, body })
    req.bodyCache = {}
  }
  await next()
})

/** Undefined for anything else than an object: it is refused as it is. */
function fieldsIn(text: string): object | undefined {
  if (text === '') return {}
  try {
    const sent: unknown = JSON.parse(text)
    return typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? sent : undefined
  } catch {
    return undefined
  }
}
