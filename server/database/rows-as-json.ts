import { Column, is, SQL, sql } from 'drizzle-orm'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'

type Selected = Column | SQL.Aliased

/** All rows as one JSON value, which the driver reads in half the time that it takes for their columns. */
export function rowsAsJson<Columns extends Record<string, Selected>>(
  columns: Columns,
): SQL<SelectResultFields<Columns>[]> {
  const names = Object.keys(columns)
  const selected = Object.values<Selected>(columns)
  const decoders = selected.map(decoderOf)
  const rowOf = (values: readonly unknown[]) => {
    const row: Record<string, unknown> = {}
    for (let index = 0; index < names.length; index += 1) {
      row[names[index] ?? ''] = decoders[index]?.(values[index])
    }
    return row
  }
  const values = selected.map((each) => (is(each, SQL.Aliased) ? each.sql : each))
  const rows = sql`coalesce(json_agg(json_build_array(${sql.join(values, sql`, `)})), '[]')`
  return rows.mapWith((found: unknown[][]) => found.map(rowOf)) as SQL<
    SelectResultFields<Columns>[]
  >
}

/** What PostgreSQL writes as text in JSON becomes what the column's table says. */
function decoderOf(selected: Selected): (value: unknown) => unknown {
  if (!is(selected, Column)) return (value) => value
  return (value) => (value === null ? null : selected.mapFromDriverValue(value))
}
