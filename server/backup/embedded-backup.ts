import { randomUUID } from 'node:crypto'
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Settings } from '../config.ts'
import {
  addressOf,
  type Cluster,
  clusterIn,
  passwordIn,
  readCluster,
  requireCluster,
  superuser,
} from '../database/embedded/cluster.ts'
import { findPostmaster } from '../database/embedded/postmaster.ts'
import { shopsDatabase, startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { ignoring } from '../error-code.ts'
import { secretIn } from '../secret.ts'
import { describeBackup } from './description.ts'
import { noteBackup } from './note-backup.ts'

/** The name that PostgreSQL gives the one file of its base backup. */
export const baseBackup = 'base.tar.gz'

type Backup = {
  folder: string
  /** Called when everything is in the folder, before the backup is noted in the database. */
  putInPlace: () => Promise<void>
}

/**
 * Writes PostgreSQL's own base backup, its password and the shop's secret into a folder. The shop may
 * be running: everything committed before this began is included.
 */
export async function backUpEmbedded(
  { dataDir, backupDir }: Pick<Settings, 'dataDir' | 'backupDir'>,
  { folder, putInPlace }: Backup,
  log: Logger,
): Promise<void> {
  requireCluster(dataDir)
  const cluster = await readCluster(clusterIn(dataDir))
  const backUp = async (adminUrl: string) => {
    await copyCluster(cluster, adminUrl, folder)
    await copyFile(passwordIn(cluster.folder), passwordIn(folder))
    // With JWT_SECRET there is no such file.
    await copyFile(secretIn(dataDir), secretIn(folder)).catch(ignoring('ENOENT'))
    await putInPlace()
    await noteBackup(inDatabase(adminUrl, shopsDatabase))
  }
  const postmaster = await findPostmaster(cluster.data)
  if (postmaster) {
    await backUp(addressOf(cluster, postmaster.port, superuser, superuser))
  } else {
    const postgres = await startEmbeddedPostgres({ dataDir, backupDir, log })
    await backUp(postgres.adminUrl).finally(postgres.stop)
  }
}

/** The server writes the copy itself, and can only write next to its own files. */
async function copyCluster(cluster: Cluster, adminUrl: string, folder: string): Promise<void> {
  const target = join(cluster.folder, `backup-${randomUUID()}`)
  const client = new pg.Client({ connectionString: `${adminUrl}&replication=database` })
  try {
    await client.connect()
    const firstSegment = await currentSegment(client)
    // It contains the write-ahead log that it needs, so it does not wait until that is archived too.
    await client.query(
      `BASE_BACKUP (LABEL 'joybox', CHECKPOINT 'fast', WAL true, WAIT false, COMPRESSION 'gzip',
        TARGET 'server', TARGET_DETAIL '${target.replaceAll("'", "''")}')`,
    )
    await copyFile(join(target, baseBackup), join(folder, baseBackup))
    await describeBackup(folder, { at: new Date(), firstSegment })
  } finally {
    await client.end()
    await rm(target, { recursive: true, force: true })
  }
}

/** The file of the write-ahead log that the server writes to. */
async function currentSegment(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ segment: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as segment',
  )
  const [row] = rows
  if (!row) throw new Error('PostgreSQL does not say where it writes')
  return row.segment
}

function inDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
