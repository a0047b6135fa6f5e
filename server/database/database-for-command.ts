import type { Logger } from 'pino'
import type { Settings } from '../config.ts'
import { connectDatabase, type Database } from './connect.ts'
import { findRunningDatabase } from './embedded/running-server.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrateDatabase } from './migrate.ts'

/**
 * The shop's database for a command of a moment: that of DATABASE_URL, else that of the shop which
 * runs in the data folder, else the folder's own, started for the command.
 */
export async function withDatabase<Outcome>(
  { databaseUrl, dataDir }: Settings,
  log: Logger,
  work: (database: Database) => Promise<Outcome>,
): Promise<Outcome> {
  const url = databaseUrl ?? (await findRunningDatabase(dataDir))
  if (url) return connected(url, log, work)
  const onLoss = (error: unknown) => log.fatal({ err: error }, 'The database is lost')
  const postgres = await startEmbeddedPostgres({ dataDir, log, onLoss })
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
  const { database, close } = connectDatabase(url, 1, log)
  try {
    return await work(database)
  } finally {
    await close()
  }
}
