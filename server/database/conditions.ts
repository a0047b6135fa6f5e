import { type AnyColumn, Placeholder, type SQL, sql } from 'drizzle-orm'

/** True where the column holds one of the values: the same statement however many there are. */
export function isOneOf(column: AnyColumn, values: Iterable<number | string> | Placeholder): SQL {
  const list = values instanceof Placeholder ? values : sql.param([...values])
  return sql`${column} = any(${list}::${sql.raw(column.getSQLType())}[])`
}

/** A piece of a `like` pattern that stands for these letters alone. */
export function asLetters(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
