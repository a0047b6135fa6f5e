import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import type { Logger } from 'pino'
import { type Account, chooseAccount } from '../database/embedded/account.ts'
import {
  addressOf,
  type Cluster,
  clusterIn,
  dataIn,
  isTaken,
  makeCluster,
  passwordIn,
  readCluster,
  superuser,
} from '../database/embedded/cluster.ts'
import { findPostmaster } from '../database/embedded/postmaster.ts'
import { shopsDatabase, startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { codeOf } from '../error-code.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { secretIn } from '../secret.ts'
import { noteBackup } from './note-backup.ts'

/** The name that PostgreSQL gives the one file of its base backup. */
const baseBackup = 'base.tar.gz'

/**
 * Writes PostgreSQL's own base backup, its password and the shop's secret into a folder. The shop may
 * be running: everything committed before this began is included.
 */
export async function backUpEmbedded(dataDir: string, folder: string, log: Logger): Promise<void> {
  const place = clusterIn(dataDir)
  if (!isTaken(place)) throw new CannotStart(`DATA_DIR ${dataDir} holds no database to back up`)
  const cluster = await readCluster(place)
  const postmaster = await findPostmaster(cluster.data)
  if (postmaster) {
    await copyCluster(cluster, addressOf(cluster, postmaster.port, superuser, superuser), folder)
  } else {
    const onLoss = (error: unknown) => log.fatal({ err: error }, 'The database is lost')
    const postgres = await startEmbeddedPostgres({ dataDir, log, onLoss })
    await copyCluster(cluster, postgres.adminUrl, folder).finally(postgres.stop)
  }
  await copyFile(passwordIn(cluster.folder), passwordIn(folder))
  await copyFile(secretIn(dataDir), secretIn(folder))
}

/** The server writes the copy itself, and can only write next to its own files. */
async function copyCluster(cluster: Cluster, adminUrl: string, folder: string): Promise<void> {
  const target = join(cluster.folder, `backup-${randomUUID()}`)
  const client = new pg.Client({ connectionString: `${adminUrl}&replication=true` })
  try {
    await client.connect()
    await client.query(
      `BASE_BACKUP (LABEL 'joybox', CHECKPOINT 'fast', WAL true, COMPRESSION 'gzip',
        TARGET 'server', TARGET_DETAIL '${target.replaceAll("'", "''")}')`,
    )
    await copyFile(join(target, baseBackup), join(folder, baseBackup))
    await noteBackup(inDatabase(adminUrl, shopsDatabase))
  } finally {
    await client.end()
    await rm(target, { recursive: true, force: true })
  }
}

function inDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/**
 * Creates the database of a data folder from a backup; the next start recovers it.
 * @throws {CannotStart} when there already is one
 */
export async function restoreEmbedded(dataDir: string, folder: string, log: Logger): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const place = clusterIn(await realpath(dataDir))
  if (isTaken(place)) {
    throw new CannotStart(
      `${place} is there already: stop the shop, move that folder away, and restore again`,
    )
  }
  const account = await chooseAccount(dataDir, place, log)
  await makeCluster(place, account, (draft) => unpack(folder, draft, account))
  // An existing secret stays, because it has signed the current tokens.
  await copyFile(secretIn(folder), secretIn(dataDir), constants.COPYFILE_EXCL).catch(ifNotThere)
}

async function unpack(folder: string, draft: string, account: Account): Promise<void> {
  await copyFile(passwordIn(folder), passwordIn(draft))
  await account.handOver(passwordIn(draft))
  await mkdir(dataIn(draft), { mode: 0o700 })
  await account.handOver(dataIn(draft))
  const tar = account.spawn('tar', ['-x', '-f', '-', '-C', dataIn(draft)], {
    stdio: ['pipe', 'ignore', 'pipe'],
    cwd: '/',
  })
  if (!tar.stdin || !tar.stderr) throw new Error('tar was started without pipes')
  const complaint = text(tar.stderr)
  const end = once(tar, 'close')
  const file = join(folder, baseBackup)
  try {
    await pipeline(createReadStream(file), createGunzip(), tar.stdin)
  } catch (cause) {
    throw new CannotStart(`${file} cannot be read: ${cause}`, { cause })
  }
  const [code] = await end
  if (code !== 0) throw new CannotStart(`${file} cannot be unpacked: ${await complaint}`)
}

function ifNotThere(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error
}
