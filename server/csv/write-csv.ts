import { stringify } from 'csv-stringify/sync'
import type { Asked } from '../http/errors.ts'
import { momentText } from './cells.ts'
import { makeHarmless } from './formulas.ts'

/** A file: its columns, and its lines in portions, each read only when the one before has been sent. */
export type CsvFile = { columns: readonly string[]; portions: AsyncIterable<readonly string[][]> }

/** How many rows are read at once for a file of any length. */
export const rowsPerPortion = 1000

/** All rows by their id, portion by portion: `select` answers some that come after an id. */
export async function* inPortionsById<Row extends { id: number }>(
  select: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let rows = await select(0)
  while (rows.length > 0) {
    yield rows
    rows = await select(rows.at(-1)?.id ?? 0)
  }
}

/** Headers that make a browser save a file under its name and the day. */
export function csvHeaders(name: string, now: Date) {
  return {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${momentText(now).slice(0, 10)}.csv"`,
  }
}

/** A file as spreadsheets read it: in UTF-8 with its mark, with CRLF, and without a formula in it. */
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
    // The answer has begun: the download breaks off, so that nobody takes a part for the whole.
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
