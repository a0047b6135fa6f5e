import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { type CatalogueNews, catalogueChannel } from './catalogue-news.ts'

const tryAgainMs = 500
/** A line that was cut without a word is noticed by asking it. */
const askMs = 5_000

/**
 * Hears of the catalogue's changes from every instance and from anyone at the database, on a
 * connection that does nothing else. While that is lost the news know nothing, and it is opened again.
 */
export async function listenForCatalogueNews(url: string, news: CatalogueNews, log: Logger) {
  const closing = new AbortController()
  const { signal } = closing
  const first = await openLine(url, news)
  const listening = keepListening(first)

  async function keepListening(opened: pg.Client): Promise<void> {
    for (let line: pg.Client | undefined = opened; line; line = await openAgain()) {
      await breakOf(line, signal)
      news.unheard()
      if (!signal.aborted) log.warn('The catalogue news are lost; nothing is kept ready meanwhile')
    }
  }

  async function openAgain(): Promise<pg.Client | undefined> {
    while (!signal.aborted) {
      try {
        const line = await openLine(url, news)
        log.info('The catalogue news are back')
        return line
      } catch {
        // Whoever needs the database tells that it is away; here it is only tried again.
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

async function openLine(url: string, news: CatalogueNews): Promise<pg.Client> {
  const line = new pg.Client({
    connectionString: url,
    application_name: 'joybox catalogue news',
    connectionTimeoutMillis: askMs,
    query_timeout: askMs,
  })
  line.on('notification', () => news.changed())
  // A break is noticed by the next question; unheard, it would end the shop.
  line.on('error', () => {})
  await line.connect()
  await line.query(`listen ${catalogueChannel}`)
  news.heard()
  return line
}

/**
 * Lets a connection of the shop's pool listen as well. PostgreSQL notifies it of its own changes
 * before it acknowledges their commit: so nobody who changes the catalogue through this instance sees
 * it afterwards as it was.
 */
export async function hearOwnChanges(client: pg.ClientBase, news: CatalogueNews): Promise<void> {
  const { rows } = await client.query('select pg_backend_pid() as own')
  client.on('notification', ({ processId }) => {
    if (processId === rows[0].own) news.changed()
  })
  await client.query(`listen ${catalogueChannel}`)
}

/** Comes back when the line is broken or no longer wanted; it is closed then. */
async function breakOf(line: pg.Client, signal: AbortSignal): Promise<void> {
  const broken = new AbortController()
  line.once('end', () => broken.abort())
  const over = AbortSignal.any([signal, broken.signal])
  while (!over.aborted) {
    await pause(askMs, undefined, { signal: over }).catch(() => {})
    if (!over.aborted) await line.query('select').catch(() => broken.abort())
  }
  if (signal.aborted) await line.end()
  else line.connection.stream.destroy()
}
