import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Logger } from 'pino'
import { CatalogueNews, catalogueChannel } from '../http/cache/catalogue-news.ts'
import { statementIsSent } from './pipelined.ts'
import { sendStatements } from './send-statements.ts'

export type Database = ReturnType<typeof open>

/** What a function may be handed to join the work that is under way. */
export type Transaction = Parameters<Parameters<Pooled['transaction']>[0]>[0] & {
  /** The same for every transaction that has the same connection, one after the other. */
  readonly connection: pg.PoolClient
}

/** Sends a statement as it is, for libraries that write their own. */
export function sendText({ connection }: Transaction, text: string, values?: unknown[]) {
  statementIsSent()
  return connection.query({ text, values })
}

/** What a function may be handed that only reads. */
export type Readable = Database | Transaction | Connected

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
  // One that breaks within a transaction fails its next query; without a listener it would end the shop too.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { database: open(pool), close: () => pool.end() }
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

// The query builder logs a statement when it hands it to the driver.
const options = { casing: 'snake_case', logger: { logQuery: statementIsSent } } as const

type Pooled = ReturnType<typeof pooled>
type Connected = ReturnType<typeof connected>

function pooled(pool: pg.Pool) {
  return drizzle(pool, options)
}

function connected(client: pg.PoolClient) {
  return Object.assign(drizzle(client, options), { connection: client })
}

function open(pool: pg.Pool) {
  const database: Omit<Pooled, 'transaction'> = pooled(pool)
  const connections = new WeakMap<pg.PoolClient, Connected>()

  /** Lets what only reads share one connection, on which its statements can travel together. */
  async function onOneConnection<Outcome>(
    work: (connected: Connected) => Promise<Outcome>,
  ): Promise<Outcome> {
    const client = await pool.connect()
    const its = connections.get(client) ?? connected(client)
    connections.set(client, its)
    try {
      return await work(its)
    } finally {
      client.release()
    }
  }

  // The query builder's own would forget a connection that breaks before `begin` is through, so that
  // its place in the pool would be taken for ever.
  function transaction<Outcome>(
    work: (tx: Transaction) => Promise<Outcome>,
    config?: PgTransactionConfig,
  ): Promise<Outcome> {
    return onOneConnection((its) =>
      its.transaction((tx) => work(Object.assign(tx, { connection: its.connection })), config),
    )
  }
  return Object.assign(database, { transaction, onOneConnection })
}
