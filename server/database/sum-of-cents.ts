import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { wholeCents } from '../../domain/money/money.ts'

/** The sum of a column of amounts, 0 for no rows. The driver returns PostgreSQL's sums as text. */
export function sumOfCents(column: AnyPgColumn) {
  return sql`coalesce(sum(${column}), 0)`.mapWith((sum) => wholeCents(Number(sum)))
}
