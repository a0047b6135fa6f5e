import pg from 'pg'
import { inject } from 'vitest'
import { connectDatabase, setSessionsOfRole } from '../database/connect.ts'
import { listenForNews } from '../database/listen-for-news.ts'
import { DatabaseServers } from '../database/servers.ts'
import { CatalogueNews } from '../http/cache/catalogue-news.ts'
import { hearOwnChanges } from '../http/cache/hear-own-changes.ts'
import { liveReadings } from '../live-readings.ts'
import { createLog } from '../log.ts'
import { addressOf, template } from './database-server.ts'

/** An empty, migrated database for one test. */
export async function testDatabase(options: { isPooled?: boolean } = {}) {
  const url = await migratedDatabase()
  const opened = await openTestDatabase(url, options)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await administer(`drop database "${new URL(url).pathname.slice(1)}" with (force)`)
    },
  }
}

/** Opens a database as an instance of the shop does; with `isPooled` as one behind a pooler. */
export async function openTestDatabase(url: string, { isPooled = false } = {}) {
  const log = createLog()
  const news = new CatalogueNews()
  const observers = new Set<(text: string) => void>()
  // Another way to the server, such as one that freezes, does not lead through the pooler.
  const isOfServer = new URL(url).host === new URL(inject('databaseServer')).host
  const pooler = isOfServer ? inject('databasePooler') : undefined
  const poolUrl = pooler ? addressOf(pooler, new URL(url).pathname) : url
  const connectsByPooler = isPooled || pooler !== undefined
  if (connectsByPooler) await setSessionsOfRole(url)
  const { database, close } = connectDatabase(new DatabaseServers(poolUrl), 5, log, {
    isPooled: connectsByPooler,
    onConnect: connectsByPooler ? undefined : (client) => hearOwnChanges(client, news),
    onStatement: (text) => {
      for (const observe of observers) observe(text)
    },
  })
  const { listeners, ...live } = liveReadings(news)
  const listening = await listenForNews(new DatabaseServers(url), listeners, log)
  return {
    database,
    news,
    ...live,
    url,
    catchUp: connectsByPooler ? listening.catchUp : undefined,
    /** Lets the shop hear of what the test has changed in the database by itself. */
    hearOfTest: async () => {
      if (pooler) await listening.catchUp()
    },
    /** The statements that are sent while `work` runs. */
    statementsOf: async (work: () => Promise<unknown>): Promise<string[]> => {
      const statements: string[] = []
      const observe = (text: string) => statements.push(text)
      observers.add(observe)
      await work()
      observers.delete(observe)
      return statements
    },
    close: async () => {
      await listening.close()
      await close()
    },
  }
}

/** Creates a database without any tables, as on a new server, and returns its URL. */
export function emptyDatabase(): Promise<string> {
  return createDatabase('template0')
}

/** Creates an empty database whose locale knows only the letters of English, and returns its URL. */
export function databaseOfEnglishLetters(): Promise<string> {
  return createDatabase("template0 lc_collate 'C' lc_ctype 'C'")
}

/** Creates a database with the shop's tables, and returns its URL. */
export function migratedDatabase(): Promise<string> {
  return createDatabase(template)
}

/** Creates a copy of a database that nobody uses any more, and returns its URL. */
export async function copyOfDatabase(url: string): Promise<string> {
  const name = new URL(url).pathname.slice(1)
  // A pooler keeps connections to it for a while, and only a database without any can be copied.
  await administer(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
  return createDatabase(name)
}

async function createDatabase(from: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name} template ${from} strategy file_copy`)
  return addressOf(inject('databaseServer'), name)
}

/** One for all tests of this process: with one for each statement, a test would open two more. */
let administrator: Promise<pg.Client> | undefined

async function administer(statement: string): Promise<void> {
  administrator ??= openAdministrator()
  await (await administrator).query(statement)
}

async function openAdministrator(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: inject('databaseServer') })
  // The server may stop before this process ends.
  client.on('error', () => {})
  await client.connect()
  return client
}
