import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import * as schema from './schema.ts'

export type Database = ReturnType<typeof open>
/** What a function may be handed to join the work that is under way. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

type Connection = { database: Database; close: () => Promise<void> }

/** The shop's one pool. It opens connections when they are needed and outlives a lost database. */
export function connectDatabase(url: string, connections: number, log: Logger): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'joybox',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    // How much of a word may be mistyped before a search no longer finds it. Any role may set it.
    options: '-c pg_trgm.strict_word_similarity_threshold=0.4',
  })
  // An idle connection that breaks is dropped and replaced; without a listener it would end the shop.
  pool.on('error', ({ message }) => {
    if (!pool.ending) log.warn({ reason: message }, 'A database connection was lost')
  })
  return { database: open(pool), close: () => pool.end() }
}

function open(pool: pg.Pool) {
  return drizzle(pool, { schema, casing: 'snake_case' })
}
