import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { tracesAreOn } from '../tracing/spans.ts'
import { statementIsSent } from './pipelined.ts'
import { prepareAndPipeline } from './prepare-and-pipeline.ts'
import type { DatabaseServers } from './servers.ts'
import { traceStatements } from './trace-statements.ts'
import { WriteHealth } from './write-health.ts'

/** The shop's database. Functions that open a transaction, or write with a single statement, take it. */
export type Database = ReturnType<typeof open> & {
  /** Where a new connection goes to now. */
  readonly address: () => DatabaseAddress
}

/** Where a connection pool connects to. */
export type DatabaseAddress = { url: string; isPooled: boolean }

/** Functions that write as part of a larger change take a transaction. */
export type Transaction = Omit<Connected, 'transaction'> & { readonly isTransaction: true }

type OwnConnection = {
  /** The pooled connection; later transactions may use the same one. */
  readonly connection: pg.PoolClient
  /** Sends SQL that was written by hand, and returns the rows. */
  readonly send: <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>
}

/** Functions that only read take any of these. */
export type Readable = Database | Transaction | Connected

type Connection = { database: Database; close: () => Promise<void> }

type Options = {
  /** A pooler that shares connections by transaction stands between the shop and PostgreSQL. */
  isPooled?: boolean
  /** Prepares a new connection before anything else is sent on it. */
  onConnect?: (client: pg.ClientBase) => Promise<void>
  /** Called for every statement that is sent. */
  onStatement?: (text: string) => void
}

/**
 * What every session is set to: how long a statement and an idle transaction may take, and how many typos a search
 * tolerates. Any role may set these.
 */
const sessionSettings = {
  statement_timeout: '15s',
  idle_in_transaction_session_timeout: '30s',
  'pg_trgm.strict_word_similarity_threshold': '0.33',
}

/** For a database that is frozen, and so cannot end a statement by itself. */
export const givingUp = { query_timeout: 20_000, keepAlive: true }

/** The shop's one connection pool. It opens connections on demand and survives an outage of the database. */
export function connectDatabase(
  servers: DatabaseServers,
  connections: number,
  log: Logger,
  { isPooled = false, onConnect, onStatement }: Options = {},
): Connection {
  const pool = new pg.Pool({
    Client: clientOf(servers),
    max: connections,
    application_name: 'joybox',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    ...givingUp,
    // A pooler refuses them: its sessions are set by `setSessionsOfRole`.
    options: isPooled ? undefined : optionsOfSession(),
    // Statements are sent without waiting for the previous result.
    pipeline: true,
    onConnect: async (client) => {
      prepareAndPipeline(client)
      if (tracesAreOn()) traceStatements(client)
      await onConnect?.(client)
    },
  })
  if (tracesAreOn()) traceStatements(pool)
  // A broken idle connection is dropped and replaced; without a listener the error would end the process.
  pool.on('error', ({ message }) => {
    if (!pool.ending) log.warn({ reason: message }, 'A database connection was lost')
  })
  // One that breaks within a transaction fails the next query; this error, too, would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const address = () => ({ url: servers.primary, isPooled })
  const database = Object.assign(open(pool, optionsOf(onStatement)), { address })
  return { database, close: () => pool.end() }
}

/** A client that connects to the server that is the primary at that moment, and is cut off when another becomes that. */
export function clientOf(servers: DatabaseServers): typeof pg.Client {
  const clients = new Set<pg.Client>()
  // The earlier primary may never answer again, or still take changes that nobody would find.
  servers.onMove(() => {
    for (const { connection } of clients) connection.stream.destroy()
  })
  return class extends pg.Client {
    constructor(config: pg.ClientConfig) {
      super({ ...config, connectionString: servers.primary })
      clients.add(this)
      this.once('end', () => clients.delete(this))
    }
  }
}

function optionsOfSession(): string {
  const settings = Object.entries(sessionSettings)
  return settings.map(([name, value]) => `-c ${name}=${value}`).join(' ')
}

/**
 * Gives the settings of a session to the shop's role in this database, for those that a pooler opens from now on.
 * `url` is of the database itself.
 */
export async function setSessionsOfRole(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'joybox settings' })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>('select current_database() as name')
    const database = pg.escapeIdentifier(rows[0]?.name ?? '')
    // PostgreSQL lets an ordinary role set parameters of an extension only once the session has used it.
    await client.query(`select similarity('', '')`)
    await client.query('begin')
    // Instances that start at once queue up: PostgreSQL refuses two changes of one role's settings at the same time.
    await client.query(`select pg_advisory_xact_lock(hashtext('joybox settings'))`)
    for (const [name, value] of Object.entries(sessionSettings)) {
      await client.query(
        `alter role current_user in database ${database} set ${name} = ${pg.escapeLiteral(value)}`,
      )
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** A column's name in SQL follows from its name in TypeScript: `priceCents` is `price_cents`. */
export const casing = 'snake_case'

function optionsOf(onStatement?: (text: string) => void) {
  // The query builder logs a statement just before it passes it to the driver.
  const logQuery = (text: string) => {
    statementIsSent.publish(undefined)
    onStatement?.(text)
  }
  return { casing, logger: { logQuery } } as const
}

type BuilderOptions = ReturnType<typeof optionsOf>
type Pooled = ReturnType<typeof pooled>
type Connected = ReturnType<typeof connected>

function pooled(pool: pg.Pool, options: BuilderOptions) {
  return drizzle(pool, options)
}

function connected(client: pg.PoolClient, options: BuilderOptions) {
  const send: OwnConnection['send'] = async (text, values) => {
    options.logger.logQuery(text)
    const { rows } = await client.query({ text, values: [...values] })
    return rows
  }
  return Object.assign(drizzle(client, options), { connection: client, send })
}

type OfOneConnection = { reading: Connected; transaction: Transaction }

function open(pool: pg.Pool, options: BuilderOptions) {
  const database: Omit<Pooled, 'transaction'> = pooled(pool, options)
  const connections = new WeakMap<pg.PoolClient, OfOneConnection>()
  const writes = new WriteHealth()

  async function onConnection<Outcome>(
    work: (its: OfOneConnection) => Promise<Outcome>,
  ): Promise<Outcome> {
    const client = await pool.connect()
    const its = connections.get(client) ?? ofOneConnection(client, options)
    connections.set(client, its)
    try {
      return await work(its)
    } finally {
      client.release()
    }
  }

  /** Runs reads on one connection, so that they can be pipelined. */
  function onOneConnection<Outcome>(
    work: (connected: Connected) => Promise<Outcome>,
  ): Promise<Outcome> {
    return onConnection(({ reading }) => work(reading))
  }

  function transaction<Outcome>(work: (tx: Transaction) => Promise<Outcome>): Promise<Outcome> {
    const run = (observed: typeof work) =>
      onConnection(({ transaction: tx }) => runTransaction(tx, observed))
    return writes.observe(run, work)
  }
  return Object.assign(database, { transaction, onOneConnection, writes })
}

function ofOneConnection(client: pg.PoolClient, options: BuilderOptions): OfOneConnection {
  const isTransaction = true as const
  return {
    reading: connected(client, options),
    transaction: Object.assign(connected(client, options), { isTransaction }),
  }
}

/**
 * The query builder's own `transaction` waits until the transaction has begun; here `begin` leaves together with the
 * first statements of the work.
 */
async function runTransaction<Outcome>(
  tx: Transaction,
  work: (tx: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  const begun = Promise.allSettled([tx.send('begin', [])])
  try {
    const outcome = await work(tx)
    const [beginning] = await begun
    if (beginning.status === 'rejected') throw beginning.reason
    await tx.execute(sql`commit`)
    return outcome
  } catch (error) {
    // On a connection that is lost this fails, and the transaction has ended already. What is thrown is the cause.
    await Promise.allSettled([tx.execute(sql`rollback`)])
    throw error
  }
}
