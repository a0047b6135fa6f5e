import type { Logger } from 'pino'
import type { Settings } from '../config.ts'
import { connectDatabase, type Database } from './connect.ts'
import { findRunningDatabase } from './embedded/running-server.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrateDatabase } from './migrate.ts'
import { DatabaseServers, primaryOf } from './servers.ts'

/**
 * Opens the shop's database for a command-line tool: the database of DATABASE_URL, otherwise that of
 * the shop running in the data folder, otherwise the folder's own, started for this command.
 */
export async function withDatabase<Outcome>(
  { databaseUrl, dataDir, backupDir }: Settings,
  log: Logger,
  work: (database: Database) => Promise<Outcome>,
): Promise<Outcome> {
  const url = databaseUrl ? await primaryOf(databaseUrl) : await findRunningDatabase(dataDir)
  if (url) return connected(url, log, work)
  const postgres = await startEmbeddedPostgres({ dataDir, backupDir, log })
  try {
    return await connected(postgres.url, log, work)
  } finally {
    await postgres.stop()
  }
}

async function connected<Outcome>(
  url: string,
  log: Logger,
  work: (database: Database) => Promise<Outcome>,
): Promise<Outcome> {
  await migrateDatabase(url)
  const { database, close } = connectDatabase(new DatabaseServers(url), 1, log)
  try {
    return await work(database)
  } finally {
    await close()
  }
}
