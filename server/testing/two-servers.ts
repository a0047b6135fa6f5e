import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { backUpEmbedded } from '../backup/embedded-backup.ts'
import { restoreEmbedded } from '../backup/embedded-restore.ts'
import { type Account, chooseAccount } from '../database/embedded/account.ts'
import {
  addressOf,
  type Cluster,
  clusterIn,
  readCluster,
  superuser,
} from '../database/embedded/cluster.ts'
import { findPostmaster } from '../database/embedded/postmaster.ts'
import { launch } from '../database/embedded/server-process.ts'
import { shopsDatabase, startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { createLog } from '../log.ts'
import { aDataFolder } from './start-shop.ts'
import { findTestPort } from './test-port.ts'
import { until } from './until.ts'

/** A PostgreSQL server that the test starts and kills itself. */
class DatabaseServer {
  readonly #cluster: Cluster
  readonly #account: Account
  readonly #port: number

  constructor(cluster: Cluster, account: Account, port: number) {
    this.#cluster = cluster
    this.#account = account
    this.#port = port
  }

  address(user = superuser, database = superuser): string {
    return addressOf(this.#cluster, this.#port, user, database)
  }

  async start(): Promise<void> {
    launch(this.#cluster, this.#port, this.#account)
    await until(() => this.query('select'))
  }

  /** Makes it a standby, before it starts for the first time. */
  async follow(primary: DatabaseServer): Promise<void> {
    const { data } = this.#cluster
    const settings = `primary_conninfo = '${primary.address()}'\n`
    await appendFile(join(data, 'postgresql.auto.conf'), settings)
    const signal = join(data, 'standby.signal')
    await writeFile(signal, '')
    await this.#account.handOver(signal)
  }

  async kill(): Promise<void> {
    const postmaster = await findPostmaster(this.#cluster.data)
    if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
  }

  async query(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.address() })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }
}

/**
 * A primary, a standby that has every change before it is acknowledged, and the URL that names both for the shop.
 */
export async function aPrimaryAndItsStandby() {
  const [ofPrimary, ofStandby, backup] = await Promise.all([
    aDataFolder(),
    aDataFolder(),
    aDataFolder(),
  ])
  const log = createLog()
  const first = await startEmbeddedPostgres({ dataDir: ofPrimary, log })
  await writeFile(join(ofPrimary, 'jwt-secret'), 'a secret of the tests, long enough')
  await backUpEmbedded({ dataDir: ofPrimary, backupDir: undefined }, backup, log)
  await first.stop()
  await restoreEmbedded({ dataDir: ofStandby, backupDir: undefined }, { folder: backup }, log)

  const primary = await aServer(ofPrimary)
  const standby = await aServer(ofStandby)
  await primary.start()
  await standby.follow(primary)
  await standby.start()
  await primary.query("alter system set synchronous_standby_names = '*'")
  await primary.query('select pg_reload_conf()')
  const { host } = new URL(standby.address())
  const url = primary.address(shopsDatabase, shopsDatabase).replace(/@([^/]+)/, `@$1,${host}`)
  return { primary, standby, url }
}

async function aServer(dataDir: string): Promise<DatabaseServer> {
  const place = clusterIn(dataDir)
  const account = await chooseAccount(dataDir, place, createLog())
  return new DatabaseServer(await readCluster(place), account, await findTestPort())
}
