import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { type CatalogueNews, catalogueChannel } from './catalogue-news.ts'

const tryAgainMs = 500
/** How often the connection is checked: one that was cut off silently is noticed only by a query. */
const checkMs = 5_000

/**
 * Listens for changes of the catalogue by any instance or database client, on a connection that does
 * nothing else. While that connection is lost nothing is cached, and it is opened again.
 */
export async function listenForCatalogueNews(url: string, news: CatalogueNews, log: Logger) {
  const closing = new AbortController()
  const { signal } = closing
  const first = await openConnection(url, news)
  const listening = keepListening(first)

  async function keepListening(opened: pg.Client): Promise<void> {
    for (let client: pg.Client | undefined = opened; client; client = await openAgain()) {
      await untilBroken(client, signal)
      news.unheard()
      if (!signal.aborted)
        log.warn(
          'Lost the notifications of catalogue changes; nothing is cached until they are back',
        )
    }
  }

  async function openAgain(): Promise<pg.Client | undefined> {
    while (!signal.aborted) {
      try {
        const client = await openConnection(url, news)
        log.info('The notifications of catalogue changes are back')
        return client
      } catch {
        // Requests that need the database log that it is unavailable; here we only try again.
        await pause(tryAgainMs, undefined, { signal }).catch(() => {})
      }
    }
    return undefined
  }

  return {
    close: async () => {
      closing.abort()
      await listening
    },
  }
}

async function openConnection(url: string, news: CatalogueNews): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'joybox catalogue news',
    connectionTimeoutMillis: checkMs,
    query_timeout: checkMs,
  })
  client.on('notification', () => news.changed())
  // The next check notices a break; without a listener this event would end the process.
  client.on('error', () => {})
  await client.connect()
  await client.query(`listen ${catalogueChannel}`)
  news.heard()
  return client
}

/**
 * Lets a connection of the shop's pool listen as well. PostgreSQL sends a connection its own
 * notifications before it acknowledges the commit: so a client that changes the catalogue through this
 * instance never sees the old state afterwards.
 */
export async function hearOwnChanges(
  client: pg.ClientBase,
  news: Pick<CatalogueNews, 'changed'>,
): Promise<void> {
  const { rows } = await client.query('select pg_backend_pid() as own')
  client.on('notification', ({ processId }) => {
    if (processId === rows[0].own) news.changed()
  })
  await client.query(`listen ${catalogueChannel}`)
}

/** Waits until the connection is broken or no longer needed, and closes it. */
async function untilBroken(client: pg.Client, signal: AbortSignal): Promise<void> {
  const broken = new AbortController()
  client.once('end', () => broken.abort())
  const over = AbortSignal.any([signal, broken.signal])
  while (!over.aborted) {
    await pause(checkMs, undefined, { signal: over }).catch(() => {})
    if (!over.aborted) await client.query('select').catch(() => broken.abort())
  }
  if (signal.aborted) await client.end()
  else client.connection.stream.destroy()
}
