import type { Database } from './connect.ts'

type Together<Key, Found> = { keys: Set<Key>; found: Promise<ReadonlyMap<Key, Found>> }

/**
 * Reads what is asked for by keys, for all requests of one turn of the event loop with one statement: under load the way
 * to the database and back takes longer than to read. Beyond `most` keys another statement begins. The map may have what
 * others have asked for.
 */
export function readTogether<Key, Found>(
  select: (database: Database, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
  most: number,
): (database: Database, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>> {
  const gathering = new WeakMap<Database, Together<Key, Found>>()

  function gather(database: Database): Together<Key, Found> {
    const keys = new Set<Key>()
    const { promise: turnEnded, resolve } = Promise.withResolvers<void>()
    setImmediate(resolve)
    const found = turnEnded.then(() => {
      if (gathering.get(database)?.keys === keys) gathering.delete(database)
      return select(database, [...keys])
    })
    const together = { keys, found }
    gathering.set(database, together)
    return together
  }

  return (database, keys) => {
    const begun = gathering.get(database)
    const together = begun && begun.keys.size < most ? begun : gather(database)
    for (const key of keys) together.keys.add(key)
    return together.found
  }
}
