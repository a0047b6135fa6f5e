import { desc, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import { backupChecks, backups } from '../database/schema.ts'

/**
 * When the shop was backed up and a backup tried out, and whether changes are archived in between. With DATABASE_URL
 * others may back it up, so that it knows of its backups only once one was noted.
 */
export async function readBackups({
  database,
  config,
}: {
  database: Database
  config: Pick<Config, 'backupDir' | 'databaseUrl'>
}) {
  const [backup] = await database
    .select({ at: backups.at })
    .from(backups)
    .orderBy(desc(backups.at))
    .limit(1)
  const [check] = await database
    .select({ at: backupChecks.at, faults: backupChecks.faults })
    .from(backupChecks)
    .orderBy(desc(backupChecks.at))
    .limit(1)
  const archives = config.backupDir !== undefined && config.databaseUrl === undefined
  return {
    knowsBackups: backup !== undefined || config.databaseUrl === undefined,
    backedUpAt: backup?.at,
    lastCheck: check,
    archive: archives ? await readArchive(database) : undefined,
  }
}

/** PostgreSQL's own record of what it has archived. */
async function readArchive(database: Database) {
  const { rows } = await database.execute<{ seconds: number | null; fails: boolean }>(sql`
    select extract(epoch from last_archived_time)::float as seconds,
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as fails
    from pg_stat_archiver`)
  const [{ seconds, fails } = { seconds: null, fails: false }] = rows
  return { at: seconds === null ? undefined : new Date(seconds * 1000), fails }
}
