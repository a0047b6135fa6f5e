import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Environment } from './environment.ts'

/** A database that has not answered by then is as good as away. */
const readySeconds = 3

/** Health checks for monitoring: is the process alive, and can it serve? It listens only after the migrations. */
export const healthRoutes = new Hono<Environment>()
  .get('/healthz', (c) => c.json({ status: 'alive' }))
  .get('/readyz', async (c) => {
    const { shop, log, requestId } = c.var
    try {
      await withinSeconds(readySeconds, shop.database.execute(sql`select 1`))
      return c.json({ status: 'ready' })
    } catch (error) {
      log.warn({ requestId, err: error }, 'Not ready: the database does not answer')
      return c.json({ status: 'the database does not answer' }, 503)
    }
  })

async function withinSeconds<Value>(seconds: number, answer: Promise<Value>): Promise<Value> {
  const tooLate = setTimeout(seconds * 1000, undefined, { ref: false }).then(() => {
    throw new Error(`No answer for ${seconds} seconds`)
  })
  return Promise.race([answer, tooLate])
}
