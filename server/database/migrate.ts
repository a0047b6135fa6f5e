import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Names the lock on "somebody is migrating"; any number that nobody else uses. */
const migrationLock = 7_226_001

/** Brings the database up to date. Any number of instances may do this at once: they queue up. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'joybox migration' })
  // A break during a query rejects that query as well; this listener only keeps it from being fatal.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    // The lock ends with its session.
    await client.end()
  }
}
