import { createMiddleware } from 'hono/factory'

/**
 * Half an emoji, which only the escapes of JSON can carry, is stored by no database. It is replaced, as
 * browsers do in forms, so that a message with one is not lost.
 */
export const wellFormedText = createMiddleware(async (c, next) => {
  if (c.req.header('Content-Type')?.includes('json')) {
    const text = await c.req.text()
    if (/\\ud[89a-f]/i.test(text)) c.req.bodyCache = { json: wellFormed(text) }
  }
  await next()
})

/** Fails as reading the text itself would. */
async function wellFormed(text: string): Promise<unknown> {
  return JSON.parse(text, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value))
}
