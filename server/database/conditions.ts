import { type AnyColumn, Placeholder, type SQL, sql } from 'drizzle-orm'

/** True where the column holds one of the values. The statement is the same for any number of them. */
export function isOneOf(column: AnyColumn, values: Iterable<number | string> | Placeholder): SQL {
  const list = values instanceof Placeholder ? values : sql.param([...values])
  return sql`${column} = any(${list}::${sql.raw(column.getSQLType())}[])`
}

/** Escapes text for a `like` pattern, so that it matches only itself. */
export function asLetters(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
