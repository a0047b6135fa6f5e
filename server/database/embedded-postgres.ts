import { mkdir, realpath } from 'node:fs/promises'
import type { Client } from 'pg'
import type { Logger } from 'pino'
import { chooseAccount } from './embedded/account.ts'
import { announceLeaving } from './embedded/claim.ts'
import {
  clusterIn,
  openCluster,
  removeDrafts,
  superuser,
  throughSocket,
} from './embedded/cluster.ts'
import { Keeper } from './embedded/keeper.ts'
import { archiving } from './embedded/write-ahead-log.ts'

export type EmbeddedPostgres = {
  /** Connects to the shop's database as its owner. Stays the same as long as the shop runs. */
  url: string
  /** Connects to the server as its superuser. */
  adminUrl: string
  /** Makes another shop that starts now wait for this one to end, instead of giving up. */
  announceStop: () => Promise<void>
  stop: () => Promise<void>
}

type Options = {
  dataDir: string
  /** The folder of backups, to which the write-ahead log is archived; absent: it is not. */
  backupDir?: string | undefined
  log: Logger
  /** Called, after it was logged, when the server died and could not be restarted, or was taken over by another shop. */
  onLoss?: () => void
}

/** The shop's own role, and its database. */
export const shopsDatabase = 'joybox'

/**
 * Runs PostgreSQL inside the data folder: creates the cluster if there is none, refuses a second
 * shop on the same folder, and restarts the server whenever it dies.
 * @throws {DataFolderTaken} when another shop has the folder
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { log, onLoss } = options
  await mkdir(options.dataDir, { recursive: true, mode: 0o711 })
  const dataDir = await realpath(options.dataDir)
  const account = await chooseAccount(dataDir, clusterIn(dataDir), log)
  const cluster = await openCluster(dataDir, account)
  const extensions = options.backupDir ? [await archiving(options.backupDir, account)] : []
  const keeper = new Keeper({ cluster, dataDir, account, log, extensions })
  let isStopping = false

  async function hold(): Promise<Client> {
    const client = await keeper.attach()
    client.once('end', () => {
      if (!isStopping) bringBack()
    })
    return client
  }

  async function bringBack(): Promise<void> {
    log.error('PostgreSQL was lost; bringing it back')
    try {
      holder = await hold()
      log.info('PostgreSQL is back')
    } catch (error) {
      if (isStopping) return
      log.fatal({ err: error }, 'The database is lost')
      onLoss?.()
    }
  }

  async function stop(): Promise<void> {
    isStopping = true
    await keeper.stop()
  }

  let holder: Client
  try {
    holder = await hold()
    await makeShopsDatabase(holder, cluster.password)
    await removeDrafts(dataDir)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: throughSocket(keeper.address(shopsDatabase, shopsDatabase), cluster),
    adminUrl: keeper.address(superuser, superuser),
    announceStop: async () => {
      // Without a connection this shop holds no claim that it could announce to give up.
      await announceLeaving(holder).catch(() => {})
    },
    stop,
  }
}

/** Runs at every start: the last one may have been interrupted between the two steps. */
async function makeShopsDatabase(client: Client, password: string): Promise<void> {
  const role = await client.query('select from pg_roles where rolname = $1', [shopsDatabase])
  if (role.rowCount === 0)
    await client.query(`create role ${shopsDatabase} login password '${password}'`)
  const database = await client.query('select from pg_database where datname = $1', [shopsDatabase])
  if (database.rowCount === 0)
    await client.query(`create database ${shopsDatabase} owner ${shopsDatabase}`)
}
