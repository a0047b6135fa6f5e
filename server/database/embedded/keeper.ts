import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { CannotStart } from '../../process/cannot-start.ts'
import type { Account } from './account.ts'
import { claim, DataFolderTaken, holderName } from './claim.ts'
import { addressOf, type Cluster, superuser } from './cluster.ts'
import { findFreePort } from './free-port.ts'
import { findPostmaster, type Postmaster } from './postmaster.ts'
import { launch, type ServerProcess, stopServer } from './server-process.ts'
import type { Extension } from './write-ahead-log.ts'

/** How long a server may take to be ready, including recovery after a crash. */
const usualPatienceSeconds = 120

/** Passing errors: another shop was faster, processes of a killed server still run, the port is busy. */
const passingTrouble = /lock file .* already exists|shared memory block|could not bind/

/** PostgreSQL's invalid_password. */
const wrongPassword = '28P01'

export type KeeperOptions = {
  cluster: Cluster
  dataDir: string
  account: Account
  log: Logger
  extensions?: readonly Extension[]
  patienceSeconds?: number
}

/** Keeps one server running on a cluster, always on the same port, and holds the claim to it. */
export class Keeper {
  readonly #options: KeeperOptions
  #server: ServerProcess | undefined
  #port: number | undefined
  #isStopping = false

  constructor(options: KeeperOptions) {
    this.#options = options
  }

  /** The URL of a database on the server. Call `attach` first. */
  address(user: string, database: string): string {
    if (!this.#port) throw new Error('There is no server to address yet')
    return addressOf(this.#options.cluster, this.#port, user, database)
  }

  /**
   * Returns the connection that holds the claim. Starts the server if none runs, and restarts one
   * that a killed shop left behind: its programs and settings may be out of date.
   * @throws {DataFolderTaken} when another shop has the data folder
   */
  async attach(): Promise<pg.Client> {
    const { cluster } = this.#options
    const { patienceSeconds = usualPatienceSeconds } = this.#options
    const deadline = Date.now() + patienceSeconds * 1_000
    let attempt: ServerProcess | undefined
    while (Date.now() < deadline && !this.#isStopping) {
      const postmaster = await findPostmaster(cluster.data)
      if (postmaster?.isReady) {
        const client = await this.#take(postmaster)
        if (client) return client
      } else if (!postmaster && !this.#isServerRunning()) {
        refuseLastingTrouble(attempt)
        attempt = await this.#launch()
      }
      await pause(50)
    }
    if (this.#isStopping) throw new Error('The shop is stopping')
    throw new CannotStart(`PostgreSQL was not ready in ${patienceSeconds} s; see ${cluster.log}`)
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    const pid = this.#server?.pid
    if (pid && this.#isServerRunning()) await stopServer(this.#options.cluster.data, pid)
  }

  #isServerRunning(): boolean {
    return this.#server !== undefined && !this.#server.end()
  }

  /** Returns undefined while the server is not ready, and when it had to be stopped. */
  async #take({ port, pid }: Postmaster): Promise<pg.Client | undefined> {
    const { cluster, log } = this.#options
    const client = await this.#connect(port)
    if (!client || !(await this.#claim(client))) return undefined
    if (pid === this.#server?.pid) {
      this.#port = port
      return client
    }
    log.warn({ pid }, 'Restarting the PostgreSQL that a killed shop left behind')
    // The claim is held until the server has stopped, so that no third shop can take it.
    await stopServer(cluster.data, pid)
    await client.end()
    return undefined
  }

  /** Returns undefined when the shop is stopping. */
  async #launch(): Promise<ServerProcess | undefined> {
    const { cluster, account, extensions = [] } = this.#options
    const port = this.#port ?? (await findFreePort())
    // Do not await anything between this check and the launch, or a server could outlive stop().
    if (this.#isStopping) return undefined
    this.#server = launch(cluster, port, account, extensions)
    return this.#server
  }

  async #connect(port: number): Promise<pg.Client | undefined> {
    const { cluster } = this.#options
    const client = new pg.Client({
      connectionString: addressOf(cluster, port, superuser, superuser),
      application_name: holderName,
      connectionTimeoutMillis: 5_000,
    })
    // The owner of the connection handles its end; without a listener the error would end the process.
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === wrongPassword) {
        throw new CannotStart(
          `The password beside ${cluster.data} does not open it; restore that file`,
        )
      }
      // Still recovering, or already stopping.
      return undefined
    }
  }

  async #claim(client: pg.Client): Promise<boolean> {
    try {
      await claim(client, this.#options.dataDir)
      return true
    } catch (error) {
      await client.end()
      if (!(error instanceof DataFolderTaken)) return false
      // The running server now belongs to the other shop, even if this one has started it.
      this.#server = undefined
      throw error
    }
  }
}

function refuseLastingTrouble(attempt: ServerProcess | undefined): void {
  const end = attempt?.end()
  // It exited normally or by a signal: someone else stopped it.
  if (!end?.code || passingTrouble.test(end.output())) return
  throw new CannotStart(`PostgreSQL does not start: ${end.output()}`)
}
