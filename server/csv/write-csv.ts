import { stringify } from 'csv-stringify/sync'
import type { Asked } from '../http/errors.ts'
import { momentText } from './cells.ts'
import { makeHarmless } from './formulas.ts'

/** A file: its columns, and its rows in portions, each read only when the one before has been sent. */
export type CsvFile = { columns: readonly string[]; portions: AsyncIterable<readonly string[][]> }

/** How many rows are read at once for a file of any length. Writing them takes a few milliseconds, in which no one else is served. */
export const rowsPerPortion = 250

/** All rows in the order of their ids, in portions: `select` returns the next rows after an id. */
export async function* inPortionsById<Row extends { id: number }>(
  select: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let rows = await select(0)
  while (rows.length > 0) {
    yield rows
    rows = await select(rows.at(-1)?.id ?? 0)
  }
}

/** Headers with which a browser saves the file under its name and today's date. */
export function csvHeaders(name: string, now: Date) {
  return {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${momentText(now).slice(0, 10)}.csv"`,
  }
}

/** The file as spreadsheets read it: UTF-8 with a byte order mark, CRLF, and no formulas. */
export function csvBody(file: CsvFile, asked: Asked): ReadableStream {
  const lines = linesOf(file, asked)
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await lines.return(undefined)
    },
  })
}

async function* linesOf({ columns, portions }: CsvFile, { log, requestId }: Asked) {
  try {
    yield `\uFEFF${written([[...columns]])}`
    for await (const rows of portions) yield written(rows)
  } catch (error) {
    // The response has already begun, so the download breaks off: no one takes a part for the whole.
    log.error({ requestId, err: error }, 'An export failed')
    throw error
  }
}

function written(rows: readonly string[][]): string {
  return stringify(
    rows.map((row) => row.map(makeHarmless)),
    { record_delimiter: 'windows' },
  )
}
