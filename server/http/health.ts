import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Environment } from './environment.ts'

/** Health checks for monitoring: is the process alive, and can it serve? It listens only after the migrations. */
export const healthRoutes = new Hono<Environment>()
  .get('/healthz', (c) => c.json({ status: 'alive' }))
  .get('/readyz', async (c) => {
    const { shop, log, requestId } = c.var
    try {
      await shop.database.execute(sql`select 1`)
      return c.json({ status: 'ready' })
    } catch (error) {
      log.warn({ requestId, err: error }, 'Not ready: the database does not answer')
      return c.json({ status: 'the database does not answer' }, 503)
    }
  })
