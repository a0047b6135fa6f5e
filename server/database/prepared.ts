import { fillPlaceholders, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { casing, type Readable, type Transaction } from './connect.ts'

/** Placeholders for the values of a statement while it is built. */
export type Placeholders<Values> = {
  readonly [Name in keyof Values & string]: Placeholder<Name>
}

type Built<Rows> = { execute: (values: Record<string, unknown>) => Promise<Rows> }
type Build<Values, Rows> = (
  database: Readable,
  values: Placeholders<Values>,
) => { prepare: (name: string) => Built<Rows> }

/**
 * A prepared statement, for queries that are sent often: built once for each connection, after that
 * only its values are filled in. The query builder takes longer to build one than PostgreSQL takes to
 * execute it.
 */
export function prepared<Values extends Record<string, unknown>, Rows>(
  build: Build<Values, Rows>,
): (database: Readable, values: Values) => Promise<Rows> {
  const builtFor = new WeakMap<object, Built<Rows>>()
  return (database, values) => {
    const connection = 'connection' in database ? database.connection : database
    const built = builtFor.get(connection)
    if (built) return built.execute(values)
    // The connection gives every statement its name in PostgreSQL (prepare-and-pipeline.ts).
    const first = build(database, placeholders as Placeholders<Values>).prepare('')
    builtFor.set(connection, first)
    return first.execute(values)
  }
}

/** The same for a statement written in SQL; its rows are as the driver returns them. */
export function preparedSql<Values extends Record<string, unknown>, Row extends object = never>(
  build: (values: Placeholders<Values>) => SQL,
): (connected: Pick<Transaction, 'send'>, values: Values) => Promise<Row[]> {
  const query = build(placeholders as Placeholders<Values>)
  const { sql: text, params } = new PgDialect({ casing }).sqlToQuery(query)
  return (connected, values) => connected.send<Row>(text, fillPlaceholders(params, values))
}

/** Returns a placeholder for any name. */
const placeholders = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) })
