import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
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
import { isFree } from '../database/embedded/free-port.ts'
import { findPostmaster } from '../database/embedded/postmaster.ts'
import { launch } from '../database/embedded/server-process.ts'
import { shopsDatabase, startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { createLog } from '../log.ts'

/** A PostgreSQL server that is started and killed from outside of the shop. */
export class DatabaseServer {
  readonly dataDir: string
  readonly port: number
  readonly #cluster: Cluster
  readonly #account: Account

  constructor(dataDir: string, cluster: Cluster, account: Account, port: number) {
    this.dataDir = dataDir
    this.#cluster = cluster
    this.#account = account
    this.port = port
  }

  address(user = superuser, database = superuser): string {
    return addressOf(this.#cluster, this.port, user, database)
  }

  async start(): Promise<void> {
    // The processes of one that was killed end a moment later.
    while (!(await isFree(this.port))) await pause(50)
    const server = launch(this.#cluster, this.port, this.#account)
    for (;;) {
      const isUp = await this.query('select').then(
        () => true,
        () => false,
      )
      if (isUp) return
      const end = server.end()
      if (end) throw new Error(`A database server did not start: ${end.output()}`)
      await pause(20)
    }
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

type Folders = {
  makeFolder: () => Promise<string>
  findPort: () => Promise<number>
}

/**
 * A primary, a standby that has every change before it is acknowledged, and the URL that names both for the shop.
 */
export async function aPrimaryAndItsStandby({ makeFolder, findPort }: Folders) {
  const dataDir = await makeFolder()
  const first = await startEmbeddedPostgres({ dataDir, log })
  await first.stop()
  const primary = await aServer(dataDir, await findPort())
  await primary.start()
  const standby = await addStandby(primary, await findPort(), makeFolder)
  const { host } = new URL(standby.address())
  const url = primary.address(shopsDatabase, shopsDatabase).replace(/@([^/]+)/, `@$1,${host}`)
  return { primary, standby, url }
}

/** Gives a server that is running a standby, for which it waits with every change. */
export async function addStandby(
  primary: DatabaseServer,
  port: number,
  makeFolder: Folders['makeFolder'],
): Promise<DatabaseServer> {
  const [dataDir, backup] = await Promise.all([makeFolder(), makeFolder()])
  const draft = { folder: backup, putInPlace: async () => {} }
  await backUpEmbedded({ dataDir: primary.dataDir, backupDir: undefined }, draft, log)
  await restoreEmbedded({ dataDir, backupDir: undefined }, { folder: backup }, log)
  const standby = await aServer(dataDir, port)
  await standby.follow(primary)
  await standby.start()
  await primary.query("alter system set synchronous_standby_names = '*'")
  await primary.query('select pg_reload_conf()')
  return standby
}

const log = createLog()

async function aServer(dataDir: string, port: number): Promise<DatabaseServer> {
  const place = clusterIn(dataDir)
  const account = await chooseAccount(dataDir, place, log)
  return new DatabaseServer(dataDir, await readCluster(place), account, port)
}
