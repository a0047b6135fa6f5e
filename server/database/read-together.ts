import type { Database } from './connect.ts'

/** Beyond this many ids another statement begins, so that no response waits for a very long one. */
const mostIds = 500

type Together<Row> = { ids: Set<number>; rows: Promise<Map<number, Row>> }

/**
 * Reads rows by their ids, for all requests of one turn of the event loop with one statement: under load the way to the
 * database and back takes longer than to read. The map may have rows that others have asked for.
 */
export function readTogether<Row extends { id: number }>(
  select: (database: Database, values: { ids: readonly number[] }) => Promise<Row[]>,
): (database: Database, ids: readonly number[]) => Promise<ReadonlyMap<number, Row>> {
  const gathering = new WeakMap<Database, Together<Row>>()

  function gather(database: Database): Together<Row> {
    const ids = new Set<number>()
    const { promise: turnEnded, resolve } = Promise.withResolvers<void>()
    setImmediate(resolve)
    const rows = turnEnded.then(async () => {
      if (gathering.get(database)?.ids === ids) gathering.delete(database)
      const found = await select(database, { ids: [...ids] })
      return new Map(found.map((row) => [row.id, row]))
    })
    const together = { ids, rows }
    gathering.set(database, together)
    return together
  }

  return (database, ids) => {
    const begun = gathering.get(database)
    const together = begun && begun.ids.size < mostIds ? begun : gather(database)
    for (const id of ids) together.ids.add(id)
    return together.rows
  }
}
