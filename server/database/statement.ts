import { type Placeholder, sql } from 'drizzle-orm'
import type { Readable } from './connect.ts'

/** Stands for the values of a statement while it is written. */
export type Given<Values> = { readonly [Name in keyof Values & string]: Placeholder<Name> }

type Written<Rows> = { execute: (values: Record<string, unknown>) => Promise<Rows> }
type Writing<Values, Rows> = (
  database: Readable,
  given: Given<Values>,
) => { prepare: (name: string) => Written<Rows> }

/**
 * A statement that is sent with every request: written once for each connection, then only its
 * values are filled in. The query builder takes longer to write one than PostgreSQL to answer it.
 */
export function statement<Values extends Record<string, unknown>, Rows>(
  write: Writing<Values, Rows>,
): (database: Readable, values: Values) => Promise<Rows> {
  const written = new WeakMap<object, Written<Rows>>()
  return (database, values) => {
    const connection = 'connection' in database ? database.connection : database
    const ready = written.get(connection)
    if (ready) return ready.execute(values)
    // Without a name of its own: every connection names the texts that it sends.
    const first = write(database, placeholders as Given<Values>).prepare('')
    written.set(connection, first)
    return first.execute(values)
  }
}

/** Has a place for every value that is asked for. */
const placeholders = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) })
