import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { CannotStart } from '../process/cannot-start.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** The number of the advisory lock on migrating; no other lock may have it. */
const migrationLock = 7_226_001

/**
 * Brings the database up to date. Any number of instances may do this at once: they queue up.
 * @throws {CannotStart} when the database cannot be reached
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'joybox migration',
    // A large table may take longer than the shop's role allows a statement.
    options: '-c statement_timeout=0',
  })
  // A break also rejects the query; without a listener this event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (cause) {
    throw new CannotStart(`DATABASE_URL cannot be connected to: ${reasonOf(cause)}`, { cause })
  }
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    // The lock ends with its session.
    await client.end()
  }
}

function reasonOf(error: unknown): string {
  // For a host name with two addresses, the error contains both reasons but has no message.
  const [first] = error instanceof AggregateError ? error.errors : [error]
  return first instanceof Error ? first.message : String(first)
}
