import { desc } from 'drizzle-orm'
import type { Database, Readable } from '../database/connect.ts'
import { retentionRuns } from '../database/schema.ts'

export async function insertRun(
  database: Database,
  run: typeof retentionRuns.$inferInsert,
): Promise<void> {
  await database.insert(retentionRuns).values(run)
}

/** The last time that old data was looked through. */
export async function findLastRun(database: Readable) {
  const [run] = await database.select().from(retentionRuns).orderBy(desc(retentionRuns.at)).limit(1)
  return run
}
