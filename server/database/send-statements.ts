import type pg from 'pg'

/** More kinds of statements than the shop has; lists of other lengths may be other texts, without end. */
const mostStatements = 400
const names = new Map<string, string>()

/**
 * Lets PostgreSQL parse and plan a statement once for a connection, not each time it comes: the
 * driver does so with statements that have a name, and the query builder gives none. Statements
 * that are begun at the same moment leave together: each sending of its own wakes the database, and
 * costs more time than making the statement.
 */
export function sendStatements(client: pg.Client): void {
  const { stream } = client.connection
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const send = (config: unknown, ...rest: unknown[]) => {
    stream.cork()
    process.nextTick(() => stream.uncork())
    return query(withName(config), ...rest)
  }
  // The driver's many signatures are one function that takes its arguments as they come.
  client.query = send as pg.Client['query']
}

function withName(config: unknown): unknown {
  if (typeof config !== 'object' || config === null || !('text' in config)) return config
  const { text } = config
  const isNamed = 'name' in config && config.name
  if (
    isNamed ||
    typeof text !== 'string' ||
    !/^\s*(select|insert|update|delete|merge|with)\b/i.test(text)
  ) {
    return config
  }
  const name = names.get(text) ?? nextName(text)
  return name ? { ...config, name } : config
}

function nextName(text: string): string | undefined {
  if (names.size >= mostStatements) return undefined
  const name = `shop_${names.size + 1}`
  names.set(text, name)
  return name
}
