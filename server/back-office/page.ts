import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { backOfficePageSize, endOfList, maximumId } from '../../domain/limits.ts'
import { refusal } from '../http/refusal.ts'

/** What a list is sorted by, which is never null; rows with the same value are sorted by id. */
export type Sort = {
  value: SQL
  /** The type's name in PostgreSQL. */
  type: 'timestamptz' | 'integer' | 'bigint' | 'text'
  direction: 'asc' | 'desc'
}

type Cursors = { after?: string | undefined; before?: string | undefined }

/** Where a page begins: sort value, as PostgreSQL writes it, and id of the row next to the page. */
const cursor = z.tuple([z.string(), z.int().min(1).max(maximumId)])

/**
 * One page of a list of any length. The database goes straight to the row of the cursor, so that the
 * hundredth page costs as much as the first, and rows added or removed in the meantime shift nothing.
 * Use `where`, `orderBy` and `limit` in the query, select `sortKey`, then pass the rows to `pageOf`.
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
    /** Select it with every row. It is text because a JavaScript date has no microseconds. */
    sortKey: sql<string>`(${sort.value})::text`,
    pageOf: <Row extends { id: number; sortKey: string }>(rows: Row[]) => {
      const hasMore = rows.length > backOfficePageSize
      const shown = rows.slice(0, backOfficePageSize)
      if (isBackwards) shown.reverse()
      const [hasPrevious, hasNext] = isBackwards
        ? [hasMore, Boolean(start)]
        : [Boolean(start), hasMore]
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

/** Whether a value is of the type: a cursor from a list with another sort order is refused. */
const fits: Record<Sort['type'], (value: string) => boolean> = {
  timestamptz: (value) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/.test(value),
  integer: (value) => /^-?\d{1,10}$/.test(value) && Math.abs(Number(value)) <= maximumId,
  bigint: (value) => /^-?\d{1,18}$/.test(value),
  text: () => true,
}

function readCursor(text: string | undefined, type: Sort['type']) {
  if (text === undefined || text === endOfList) return undefined
  try {
    const [value, id] = cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    if (fits[type](value)) return [value, id] as const
  } catch {
    // Not a cursor that the shop has issued.
  }
  throw refusal('invalid')
}
