import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { CatalogueNews, catalogueChannel } from '../catalogue/news.ts'
import * as schema from './schema.ts'
import { sendStatements } from './send-statements.ts'

export type Database = ReturnType<typeof open>
/** What a function may be handed to join the work that is under way. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

type Connection = { database: Database; close: () => Promise<void> }

/** The shop's one pool. It opens connections when they are needed and outlives a lost database. */
export function connectDatabase(
  url: string,
  connections: number,
  log: Logger,
  news = new CatalogueNews(),
): Connection {
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
    // Statements that do not wait for one another's answers travel together.
    pipeline: true,
    onConnect: async (client) => {
      // The pool makes its clients of this class.
      if (client instanceof pg.Client) sendStatements(client)
      await hearOwnChanges(client, news)
    },
  })
  // An idle connection that breaks is dropped and replaced; without a listener it would end the shop.
  pool.on('error', ({ message }) => {
    if (!pool.ending) log.warn({ reason: message }, 'A database connection was lost')
  })
  loseNothing(pool)
  return { database: open(pool), close: () => pool.end() }
}

/**
 * Sees to connections that break while a transaction has them. Without a listener of its own such a
 * connection would end the shop; and when it breaks before `begin` is through, drizzle never gives
 * it back, so that its place in the pool would be taken for ever.
 */
function loseNothing(pool: pg.Pool): void {
  const taken = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => taken.add(client))
  pool.on('release', (_, client) => taken.delete(client))
  pool.on('connect', (client) => {
    // Whoever has it learns of it by the next query.
    client.on('error', () => {})
    client.once('end', () => {
      if (!taken.has(client)) return
      client.release(true)
      client.release = () => {}
    })
  })
}

/**
 * A connection that listens is told of what it has changed itself before its commit is acknowledged:
 * so whoever changes the catalogue through this instance never sees it as it was.
 */
async function hearOwnChanges(client: pg.ClientBase, news: CatalogueNews): Promise<void> {
  const { rows } = await client.query('select pg_backend_pid() as own')
  client.on('notification', ({ processId }) => {
    if (processId === rows[0].own) news.changed()
  })
  await client.query(`listen ${catalogueChannel}`)
}

function open(pool: pg.Pool) {
  return drizzle(pool, { schema, casing: 'snake_case' })
}
