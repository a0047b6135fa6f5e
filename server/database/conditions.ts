import { type AnyColumn, gt, Placeholder, type SQL, sql } from 'drizzle-orm'
import { repetitionMs } from '../../domain/limits.ts'

/**
 * True where the column holds one of the values. The statement is the same for any number of them. In a prepared
 * statement the subquery hides the values from the planner: it would plan again for their number at each execution,
 * which takes longer than to execute the plan.
 */
export function isOneOf(column: AnyColumn, values: Iterable<number | string> | Placeholder): SQL {
  const type = sql.raw(`${column.getSQLType()}[]`)
  return values instanceof Placeholder
    ? sql`${column} = any((select ${values}::${type})::${type})`
    : sql`${column} = any(${sql.param([...values])}::${type})`
}

/** True where the column's moment is so little before this one that the same input counts as sent again. */
export function isJustBefore(column: AnyColumn, at: Date): SQL {
  return gt(column, new Date(at.getTime() - repetitionMs))
}

/** Escapes text for a `like` pattern, so that it matches only itself. */
export function asLetters(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
