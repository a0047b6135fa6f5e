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
    const answer = query(withName(config), ...rest)
    return isBegin(config) ? goOn(answer) : answer
  }
  // The driver's many signatures are one function that takes its arguments as they come.
  client.query = send as pg.Client['query']
}

function isBegin(config: unknown): boolean {
  return hasText(config) && config.text.startsWith('begin')
}

/** What follows need not wait: a connection that cannot begin fails it as well. */
function goOn(answer: unknown): Promise<void> {
  Promise.resolve(answer).catch(() => {})
  return Promise.resolve()
}

function withName(config: unknown): unknown {
  if (!hasText(config)) return config
  const { text } = config
  const isNamed = 'name' in config && config.name
  if (isNamed || !/^\s*(select|insert|update|delete|merge|with)\b/i.test(text)) return config
  const name = names.get(text) ?? nextName(text)
  return name ? { ...config, name } : config
}

function hasText(config: unknown): config is { text: string } {
  return (
    typeof config === 'object' &&
    config !== null &&
    'text' in config &&
    typeof config.text === 'string'
  )
}

function nextName(text: string): string | undefined {
  if (names.size >= mostStatements) return undefined
  const name = `shop_${names.size + 1}`
  names.set(text, name)
  return name
}
