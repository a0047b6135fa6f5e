import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { isSpaceLow } from '../database/embedded/disk-space.ts'
import { tryWriting } from '../database/write-health.ts'
import type { Shop } from '../shop.ts'
import type { Environment } from './environment.ts'

/** A database that has not answered by then is as good as away. */
const readySeconds = 3
/** So long after a failed write the shop is not ready, unless one succeeds; then it tries to write. */
const recentFailureSeconds = 30

/** Health checks for monitoring: is the process alive, and can it serve? It listens only after the migrations. */
export const healthRoutes = new Hono<Environment>()
  .get('/healthz', (c) => c.json({ status: 'alive' }))
  .get('/readyz', async (c) => {
    const { shop, log, requestId } = c.var
    const failure = await failureOf(shop)
    if (failure) {
      const { status, error } = failure
      log.warn({ requestId, err: error }, `Not ready: ${status}`)
      return c.json({ status }, 503)
    }
    if (await isSpaceLow(shop.config))
      return c.json({ status: 'ready, but the disk is nearly full' })
    return c.json({ status: 'ready' })
  })

/** Why the shop cannot serve; undefined if it can. */
async function failureOf({ database }: Shop) {
  try {
    await withinSeconds(readySeconds, database.execute(sql`select 1`))
  } catch (error) {
    return { status: 'the database does not answer', error }
  }
  const { failedAt } = database.writes
  if (failedAt === undefined) return undefined
  const status = 'the database takes no writes'
  if (Date.now() - failedAt < recentFailureSeconds * 1000) return { status }
  try {
    await withinSeconds(readySeconds, database.transaction(tryWriting))
    return undefined
  } catch (error) {
    return { status, error }
  }
}

async function withinSeconds<Value>(seconds: number, answer: Promise<Value>): Promise<Value> {
  const tooLate = pause(seconds * 1000, undefined, { ref: false }).then(() => {
    throw new Error(`No answer for ${seconds} seconds`)
  })
  return Promise.race([answer, tooLate])
}
