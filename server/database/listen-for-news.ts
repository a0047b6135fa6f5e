import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import type { DatabaseServers } from './servers.ts'

const tryAgainMs = 500
/** How often the connection is checked: one that was cut off silently is noticed only by a query. */
const checkMs = 5_000

/** A channel on which this process alone tells itself something. */
const ownChannel = 'caught_up'

export type Connection = Pick<pg.ClientBase, 'query'>

/** Learns of changes that any instance or database client makes. A connection on which it fails is opened again. */
export type Listener = {
  /** Something has changed. */
  changed: (connection: Connection) => void | Promise<void>
  /** From now on notifications arrive. Changes before this may have been missed. */
  heard: (connection: Connection) => void | Promise<void>
  /** Notifications no longer arrive. */
  unheard: () => void
}

/** Who listens to each channel of PostgreSQL; the triggers that notify name the channels too. */
type Listeners = Readonly<Record<string, Listener>>

/**
 * Listens for changes by any instance or database client, on a connection that does nothing else. While that
 * connection is lost nothing is cached, and it is opened again.
 */
export async function listenForNews(servers: DatabaseServers, listeners: Listeners, log: Logger) {
  const closing = new AbortController()
  const { signal } = closing
  const first = await openConnection(servers, listeners)
  let current: pg.Client | undefined = first
  const listening = keepListening(first)

  async function keepListening(opened: pg.Client): Promise<void> {
    for (let client: pg.Client | undefined = opened; client; client = await openAgain()) {
      current = client
      await untilBroken(client, signal)
      current = undefined
      for (const listener of Object.values(listeners)) listener.unheard()
      if (!signal.aborted)
        log.warn('Lost the notifications of changes; nothing is cached until they are back')
    }
  }

  async function openAgain(): Promise<pg.Client | undefined> {
    while (!signal.aborted) {
      try {
        const client = await openConnection(servers, listeners)
        log.info('The notifications of changes are back')
        return client
      } catch {
        // Requests that need the database log that it is unavailable; here we only try again.
        await pause(tryAgainMs, undefined, { signal }).catch(() => {})
      }
    }
    return undefined
  }

  return {
    /**
     * Waits until the listeners have heard of every change that was committed before: notifications arrive in the
     * order of the commits. While the connection is lost there is nothing to wait for.
     */
    catchUp: async (): Promise<void> => {
      const client = current
      await client?.query(`notify ${ownChannel}`).catch(() => client.connection.stream.destroy())
    },
    close: async () => {
      closing.abort()
      await listening
    },
  }
}

async function openConnection(servers: DatabaseServers, listeners: Listeners): Promise<pg.Client> {
  // This connection is the first that notices when a server has failed.
  await servers.findPrimary()
  const client = new pg.Client({
    connectionString: servers.primary,
    application_name: 'joybox news',
    connectionTimeoutMillis: checkMs,
    query_timeout: checkMs,
  })
  client.on('notification', async ({ channel }) => {
    try {
      await listeners[channel]?.changed(client)
    } catch {
      client.connection.stream.destroy()
    }
  })
  // The next check notices a break; without a listener this event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`listen ${ownChannel}`)
    for (const [channel, listener] of Object.entries(listeners)) {
      await client.query(`listen ${channel}`)
      await listener.heard(client)
    }
  } catch (error) {
    // Also of those that were heard before another failed.
    for (const listener of Object.values(listeners)) listener.unheard()
    client.connection.stream.destroy()
    throw error
  }
  return client
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
