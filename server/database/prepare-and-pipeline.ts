import pg from 'pg'

/**
 * More statements than the shop has. A bound is needed, since a text that varies with the length of
 * a list would add names without end.
 */
const mostPrepared = 400
const names = new Map<string, string>()

/**
 * Makes a connection prepare and pipeline its statements. Prepared: PostgreSQL parses and plans a
 * statement once for each connection. The driver prepares only statements that have a name, and the
 * query builder gives none. Pipelined: statements sent at the same moment leave in one network write,
 * because each write wakes the database and costs more time than building the statement.
 */
export function prepareAndPipeline(client: pg.ClientBase): void {
  if (!(client instanceof pg.Client)) {
    throw new Error("The pool's clients are not pg.Client: statements would be slow, and unnamed")
  }
  const { stream } = client.connection
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const send = (config: unknown, ...rest: unknown[]) => {
    stream.cork()
    process.nextTick(() => stream.uncork())
    return query(withName(config), ...rest)
  }
  // The driver's many overloads are one function, which takes these arguments unchanged.
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
  if (names.size >= mostPrepared) return undefined
  const name = `shop_${names.size + 1}`
  names.set(text, name)
  return name
}
