import { mkdir, realpath } from 'node:fs/promises'
import type { Client } from 'pg'
import type { Logger } from 'pino'
import { chooseAccount } from './embedded/account.ts'
import { announceLeaving } from './embedded/claim.ts'
import { clusterIn, openCluster, removeDrafts, superuser } from './embedded/cluster.ts'
import { Keeper } from './embedded/keeper.ts'

export type EmbeddedPostgres = {
  /** The shop's own database, as its owner. The same for as long as the shop lives. */
  url: string
  /** The whole server, as its superuser. */
  adminUrl: string
  /** Makes a shop that starts during this wait instead of giving up. */
  announceStop: () => Promise<void>
  stop: () => Promise<void>
}

type Options = {
  dataDir: string
  log: Logger
  /** Told when the server died and could not be brought back, or was taken by another shop. */
  onLoss: (error: unknown) => void
}

const shop = 'joybox'

/**
 * Runs PostgreSQL inside the data folder: makes it when it is not there, holds the folder against
 * a second shop, and brings the server back whenever it dies.
 * @throws {DataFolderTaken} when another shop has the folder
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { log, onLoss } = options
  await mkdir(options.dataDir, { recursive: true, mode: 0o711 })
  const dataDir = await realpath(options.dataDir)
  const account = await chooseAccount(dataDir, clusterIn(dataDir), log)
  const cluster = await openCluster(dataDir, account)
  const keeper = new Keeper({ cluster, dataDir, account, log })
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
      if (!isStopping) onLoss(error)
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
    url: keeper.address(shop, shop),
    adminUrl: keeper.address(superuser, superuser),
    announceStop: async () => {
      // Without a connection there is no claim to speak for.
      await announceLeaving(holder).catch(() => {})
    },
    stop,
  }
}

/** Done again after every start: the one before may have been cut off between the two steps. */
async function makeShopsDatabase(client: Client, password: string): Promise<void> {
  const role = await client.query('select from pg_roles where rolname = $1', [shop])
  if (role.rowCount === 0) await client.query(`create role ${shop} login password '${password}'`)
  const database = await client.query('select from pg_database where datname = $1', [shop])
  if (database.rowCount === 0) await client.query(`create database ${shop} owner ${shop}`)
}
