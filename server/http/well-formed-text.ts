import { createMiddleware } from 'hono/factory'

/**
 * Half an emoji, which only the escapes of JSON can carry, is stored by no database. It is replaced, as
 * browsers do in forms, so that a message with one is not lost.
 */
export const wellFormedText = createMiddleware(async (c, next) => {
  if (c.req.header('Content-Type')?.includes('json')) {
    const text = await c.req.text()
    const json = /\\ud[89a-f]/i.test(text) ? wellFormed(text) : undefined
    if (json !== undefined) c.req.bodyCache = { json: Promise.resolve(json) }
  }
  await next()
})

/** Undefined for what is not JSON: who reads the text refuses it. */
function wellFormed(text: string): unknown {
  try {
    return JSON.parse(text, (_, value) =>
      typeof value === 'string' ? value.toWellFormed() : value,
    )
  } catch {
    return undefined
  }
}
