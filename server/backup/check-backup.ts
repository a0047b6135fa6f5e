// `npm run check-backup [folder]`: restores a backup beside the shop, with what was archived since, and looks into it.
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { readSettings } from '../config.ts'
import { withDatabase } from '../database/database-for-command.ts'
import { clusterIn, requireCluster } from '../database/embedded/cluster.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { backupChecks } from '../database/schema.ts'
import { createLog } from '../log.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { loadEnvironmentFile } from '../process/environment-file.ts'
import { backupsIn } from './description.ts'
import { restoreEmbedded } from './embedded-restore.ts'
import { failClearly } from './fail-clearly.ts'
import { isFolder } from './is-folder.ts'
import { ledgerFaults } from './ledger-faults.ts'

await failClearly(async () => {
  loadEnvironmentFile()
  const settings = readSettings(process.env)
  if (settings.databaseUrl) {
    throw new CannotStart('A dump is checked by restoring it into an empty database')
  }
  requireCluster(settings.dataDir)
  const folder = resolve(process.argv[2] ?? (await lastBackup(settings.backupDir)))
  // A wrong name says nothing about the backups.
  if (!(await isFolder(folder))) throw new CannotStart(`${folder} is no folder with a backup`)
  const note = (found: Findings) =>
    withDatabase(settings, createLog(), (database) => database.insert(backupChecks).values(found))
  const found = await lookInto(folder).catch(async (error) => {
    // A backup that cannot even be restored is the worst of all.
    const fault = error instanceof Error ? error.message : String(error)
    await note({ until: null, faults: [fault] })
    throw error
  })
  await note(found)
  const until = found.until?.toISOString() ?? 'without any order'
  if (found.faults.length > 0) throw new CannotStart([`${folder}:`, ...found.faults].join('\n'))
  process.stdout.write(`${folder} can be restored, until ${until}; its ledgers add up.\n`)
})

type Findings = { until: Date | null; faults: string[] }

async function lastBackup(backupDir: string | undefined): Promise<string> {
  if (!backupDir) throw new CannotStart('Name the folder of the backup, or set BACKUP_DIR')
  const last = (await backupsIn(backupDir)).find(({ firstSegment }) => firstSegment)
  if (!last) throw new CannotStart(`There is no backup in ${backupDir}`)
  return last.folder
}

/** Restores a backup into a folder beside it, which is removed again. */
async function lookInto(folder: string): Promise<Findings> {
  const dataDir = await mkdtemp(join(dirname(folder), 'check-'))
  const log = createLog()
  try {
    await restoreEmbedded({ dataDir, backupDir: undefined }, { folder }, log)
    const postgres = await startEmbeddedPostgres({ dataDir, log })
    return await findFaults(postgres.url).finally(postgres.stop)
  } finally {
    // It is elsewhere where PostgreSQL has no access to the folder.
    const place = await realpath(clusterIn(dataDir)).catch(() => undefined)
    if (place) await rm(place, { recursive: true })
    await rm(dataDir, { recursive: true })
  }
}

async function findFaults(url: string) {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const ask = async <Row extends pg.QueryResultRow>(statement: string) =>
      (await client.query<Row>(statement)).rows
    await readEverything(ask)
    const [last] = await ask<{ until: Date | null }>('select max(at) as until from order_events')
    return { until: last?.until ?? null, faults: await ledgerFaults(ask) }
  } finally {
    await client.end()
  }
}

/**
 * PostgreSQL compares the checksum of each page that it reads. As text, rows are read with their long values, which
 * have pages of their own.
 */
async function readEverything(ask: (statement: string) => Promise<pg.QueryResultRow[]>) {
  const tables = await ask(`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`)
  for (const { name } of tables) await ask(`select count(length(each::text)) from ${name} as each`)
}
