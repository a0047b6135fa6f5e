import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** True where the column holds one of the values: the same statement however many there are. */
export function isOneOf(column: AnyColumn, values: Iterable<number | string>): SQL {
  return sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`
}

/** A piece of a `like` pattern that stands for these letters alone. */
export function asLetters(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
