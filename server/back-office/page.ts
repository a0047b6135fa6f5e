import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { backOfficePageSize, maximumId } from '../../domain/limits.ts'
import { refusal } from '../http/refusal.ts'

/** What a list is sorted by; rows with the same value follow by their id. Never null. */
export type Sort = {
  value: SQL
  /** As PostgreSQL calls it. */
  type: 'timestamptz' | 'integer' | 'bigint' | 'text'
  direction: 'asc' | 'desc'
}

type Cursors = { after?: string | undefined; before?: string | undefined }

/** Where a page begins: the sorted value, as PostgreSQL writes it, and the id of the row beside it. */
const cursor = z.tuple([z.string(), z.int().min(1).max(maximumId)])

/**
 * One page of a list of any length: the database goes straight to the row named by the cursor, so
 * that the hundredth page costs what the first does, and a row that comes or goes meanwhile shifts
 * nothing. Use `where`, `orderBy` and `limit` in the query, select `sortKey`, then `pageOf` the rows.
 */
export function keysetPage(sort: Sort, id: SQL, { after, before }: Cursors) {
  const isBackwards = before !== undefined
  const isDescending = (sort.direction === 'desc') !== isBackwards
  const start = readCursor(before ?? after, sort.type)
  const comparison = isDescending ? sql`<` : sql`>`
  const order = isDescending ? sql`desc` : sql`asc`

  return {
    where:
      start &&
      sql`(${sort.value}, ${id}) ${comparison} (${start[0]}::${sql.raw(sort.type)}, ${start[1]}::integer)`,
    orderBy: [sql`${sort.value} ${order}`, sql`${id} ${order}`],
    limit: backOfficePageSize + 1,
    /** To be selected with every row. Text, because a JavaScript date has no microseconds. */
    sortKey: sql<string>`(${sort.value})::text`,
    pageOf: <Row extends { id: number; sortKey: string }>(rows: Row[]) => {
      const hasMore = rows.length > backOfficePageSize
      const shown = rows.slice(0, backOfficePageSize)
      if (isBackwards) shown.reverse()
      const [hasPrevious, hasNext] = isBackwards ? [hasMore, true] : [Boolean(start), hasMore]
      return {
        rows: shown.map(({ sortKey, ...row }) => row),
        previous: hasPrevious ? cursorTo(shown.at(0)) : null,
        next: hasNext ? cursorTo(shown.at(-1)) : null,
      }
    },
  }
}

function cursorTo(row: { id: number; sortKey: string } | undefined): string | null {
  return row ? Buffer.from(JSON.stringify([row.sortKey, row.id])).toString('base64url') : null
}

/** As PostgreSQL writes such values: the cursor of a list sorted by something else is none of this one. */
const fits: Record<Sort['type'], (value: string) => boolean> = {
  timestamptz: (value) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/.test(value),
  integer: (value) => /^-?\d{1,10}$/.test(value) && Math.abs(Number(value)) <= maximumId,
  bigint: (value) => /^-?\d{1,18}$/.test(value),
  text: () => true,
}

function readCursor(text: string | undefined, type: Sort['type']) {
  if (text === undefined) return undefined
  try {
    const [value, id] = cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    if (fits[type](value)) return [value, id] as const
  } catch {
    // Not one that a list has given out.
  }
  throw refusal('invalid')
}
