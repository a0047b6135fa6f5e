import { getTableColumns, getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { casing, type Transaction } from './connect.ts'

// Many rows are sent as one JSON value. So the statement is the same for any number of rows and is
// prepared like any other. Listing the rows one by one in SQL would take longer than PostgreSQL takes
// to store them. Columns and types come from the table, so a new column needs no change here.

type New<Table extends PgTable> = Table['$inferInsert']
type Row<Table extends PgTable> = Table['$inferSelect']
type WithId = PgTable & { id: PgColumn }

/** Inserts rows in their order. Properties that are not columns are left out. */
export async function insertMany<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly New<Table>[],
): Promise<void> {
  if (rows.length === 0) return
  const names = namesIn(table, rows)
  await tx.send(listsOf(table, names).insertion, [jsonOf(rows, names)])
}

/** Inserts rows and returns them with their new ids, for other rows to refer to. */
export async function insertManyWithIds<Table extends WithId, Added extends New<Table>>(
  tx: Transaction,
  table: Table,
  rows: readonly Added[],
): Promise<(Added & { id: number })[]> {
  if (rows.length === 0) return []
  const names = namesIn(table, rows)
  const text = `${listsOf(table, names).insertion} returning id`
  const inserted = await tx.send<{ id: number }>(text, [jsonOf(rows, names)])
  // Ids rise in the order of the rows, but PostgreSQL does not guarantee the order of `returning`.
  const ids = inserted.map(({ id }) => id).sort((one, other) => one - other)
  return rows.map((row, place) => {
    const id = ids[place]
    if (id === undefined) throw new Error('A row was not inserted')
    return { ...row, id }
  })
}

/** Updates rows by their ids, and sets `also` in all of them. Lock the rows first. */
export function updateMany<Table extends WithId>(
  tx: Transaction,
  table: Table,
  rows: readonly (Partial<New<Table>> & { id: number })[],
  also: Also<Table> = {},
): Promise<void> {
  return updateByKey(tx, { table, key: ['id'], rows, also })
}

type Also<Table extends PgTable> = { readonly [Name in keyof Row<Table>]?: SQL }

/** The same for rows that are known by several columns, such as those of a line of a consignment. */
export async function updateByKey<Table extends PgTable, Key extends string>(
  tx: Transaction,
  {
    table,
    key,
    rows,
    also = {},
  }: {
    table: Table
    key: readonly Key[]
    rows: readonly (Partial<New<Table>> & Record<Key, number>)[]
    also?: Also<Table>
  },
): Promise<void> {
  if (rows.length === 0) return
  const names = namesIn(table, rows)
  const set = Object.entries<SQL | undefined>(also).map(
    ([name, value]) => sql`, ${sql.raw(columnOf(table, name).column)} = ${value}`,
  )
  const isGiven = key
    .map((name) => columnOf(table, name))
    .map(({ column, name }) => `"${getTableName(table)}".${column} = given.${name}`)
  await tx.execute(sql`update ${table} set ${sql.raw(listsOf(table, names).set)}${sql.join(set)}
    from ${recordset(table, names, sql.param(jsonOf(rows, names)))} where ${sql.raw(isGiven.join(' and '))}`)
}

/** Raises the version with an operator's change, so that a change based on an older version is refused. */
export function nextVersionOf({ version }: PgTable & { version: PgColumn; updatedAt: PgColumn }) {
  return { version: sql`${version} + 1`, updatedAt: sql`now()` }
}

/**
 * JSON rows as a table `given`, for a handwritten statement to read from. The columns have the types
 * of the table and their TypeScript names: `given."productId"`.
 */
export function recordset<Table extends PgTable>(
  table: Table,
  names: readonly (keyof Row<Table> & string)[],
  json: SQLWrapper,
): SQL {
  return sql`json_to_recordset(${json}::json) as given (${sql.raw(listsOf(table, names).types)})`
}

/** The columns that any of the rows has, in the table's order: the same set gives the same statement. */
function namesIn(table: PgTable, rows: readonly object[]): string[] {
  const isGiven = (name: string) => rows.some((row) => Reflect.get(row, name) !== undefined)
  return Object.keys(getTableColumns(table)).filter(isGiven)
}

function jsonOf(rows: readonly object[], names: readonly string[]): string {
  const only = rows.map((row) => {
    const columns: Record<string, unknown> = {}
    for (const name of names) columns[name] = Reflect.get(row, name)
    return columns
  })
  return JSON.stringify(only)
}

/** Some columns of a table, in the forms that the parts of a statement need. */
type Lists = {
  /** `"order_id", "at"` */
  columns: string
  /** `given."orderId", given."at"` */
  values: string
  /** `"orderId" integer, "at" timestamp with time zone` */
  types: string
  /** `"order_id" = given."orderId", "at" = given."at"`, without the id */
  set: string
  /** `"order_id" as "orderId", "at" as "at"` */
  selected: string
  /** A whole statement, whose one parameter is the rows. */
  insertion: string
}

const made = new WeakMap<PgTable, Map<string, Lists>>()

/** The lists of all or some columns, for a handwritten statement; made once for each set. */
export function listsOf(
  table: PgTable,
  names: readonly string[] = Object.keys(getTableColumns(table)),
): Lists {
  const ofTable = made.get(table) ?? new Map<string, Lists>()
  made.set(table, ofTable)
  const key = names.join()
  const lists = ofTable.get(key) ?? makeLists(table, names)
  ofTable.set(key, lists)
  return lists
}

function makeLists(table: PgTable, names: readonly string[]): Lists {
  const all = names.map((name) => columnOf(table, name))
  const columns = all.map(({ column }) => column).join(', ')
  const values = all.map(({ name }) => `given.${name}`).join(', ')
  const types = all.map(({ name, type }) => `${name} ${type}`).join(', ')
  return {
    columns,
    values,
    types,
    set: all
      .filter(({ column }) => column !== '"id"')
      .map(({ column, name }) => `${column} = given.${name}`)
      .join(', '),
    selected: all.map(({ column, name }) => `${column} as ${name}`).join(', '),
    insertion: `insert into "${getTableName(table)}" (${columns}) select ${values}
      from rows from (json_to_recordset($1::json) as (${types})) with ordinality as given
      order by ordinality`,
  }
}

const casings = new CasingCache(casing)

function columnOf(table: PgTable, name: string) {
  const column = getTableColumns(table)[name]
  if (!column) throw new Error(`${getTableName(table)} has no column ${name}`)
  return {
    name: `"${name}"`,
    column: `"${casings.getColumnCasing(column)}"`,
    type: column.getSQLType(),
  }
}
