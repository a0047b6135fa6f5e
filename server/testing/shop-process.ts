import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { findPostmaster, isServerOf } from '../database/embedded/postmaster.ts'
import { makeTestFolder, removeTestFolder } from './test-folders.ts'
import { findTestPort } from './test-port.ts'

type Options = {
  /** The folder of an earlier shop of the test, to start again with its data. */
  dataDir?: string
  env?: Record<string, string>
}

/** Clears every variable that the developer may have set for a shop of their own. */
export const nothingSet = {
  PUBLIC_URL: '',
  HOST: '',
  DATABASE_URL: '',
  JWT_SECRET: '',
  SMTP_URL: '',
  PAYHERE_MERCHANT_ID: '',
  PAYHERE_MERCHANT_SECRET: '',
  PAYHERE_URL: '',
  TRUST_PROXY: '',
  ALLOW_SANDBOX: '',
}

/** A new data folder; when the test is over, it is removed and its PostgreSQL stopped. */
export async function aDataFolder(): Promise<string> {
  const folder = await makeTestFolder()
  onTestFinished(() => removeTestFolder(folder))
  return folder
}

/** Starts a whole shop as an operator does, and waits until it is open. */
export async function startShop(options: Options = {}): Promise<ShopProcess> {
  const shop = await launchShop(options)
  await shop.opening
  return shop
}

/** Starts a whole shop without waiting, for tests in which it refuses to start or is killed while starting. */
export async function launchShop({ dataDir, env }: Options = {}): Promise<ShopProcess> {
  const folder = dataDir ?? (await aDataFolder())
  const port = env?.PORT ?? (await findTestPort())
  const child = spawn(process.execPath, ['main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...nothingSet,
      SEED: 'none',
      PORT: String(port),
      DATA_DIR: folder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return new ShopProcess(child, folder, `http://127.0.0.1:${port}`)
}

/** A shop in its own process, to send requests to, stop and kill. */
export class ShopProcess {
  readonly dataDir: string
  readonly url: string
  /** Resolves once the shop is open; rejects if it ends before. */
  readonly opening: Promise<void>
  /** The exit code, or the signal that ended the process. */
  readonly end: Promise<number | NodeJS.Signals>
  readonly #child: ChildProcess
  #output = ''

  constructor(child: ChildProcess, dataDir: string, url: string) {
    this.#child = child
    this.dataDir = dataDir
    this.url = url
    this.end = once(child, 'exit').then(([code, signal]) => code ?? signal)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.opening = promise
    // A test that only waits for the end need not handle the opening.
    promise.catch(() => {})
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text
        if (/ is open: /.test(this.#output)) resolve()
      })
    }
    child.once('close', () => reject(new Error(`The shop ended before it opened: ${this.#output}`)))
  }

  get pid(): number {
    if (!this.#child.pid) throw new Error('The shop was not started')
    return this.#child.pid
  }

  /** Everything it has printed so far. */
  get output(): string {
    return this.#output
  }

  request(path: string, init?: RequestInit): Promise<Response> {
    return fetch(this.url + path, init)
  }

  /** Stops the shop as an operator does, and returns its exit code. */
  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | NodeJS.Signals> {
    this.#child.kill(signal)
    return this.end
  }

  /** `kill -9`, which the shop cannot react to. Its PostgreSQL keeps running. */
  async kill(): Promise<void> {
    await this.stop('SIGKILL')
  }

  /** The process of its embedded PostgreSQL, if one runs. */
  async findPostgres(): Promise<number | undefined> {
    return (await findPostmaster(join(this.dataDir, 'postgres/data')))?.pid
  }

  isPostgres(pid: number | undefined): boolean {
    return pid !== undefined && isServerOf(join(this.dataDir, 'postgres/data'), pid)
  }

  async killPostgres(): Promise<void> {
    const pid = await this.findPostgres()
    if (!pid) throw new Error('No PostgreSQL runs')
    process.kill(pid, 'SIGKILL')
  }

  /** An additional connection to the embedded database. */
  async connect(): Promise<pg.Client> {
    const postgres = await findPostmaster(join(this.dataDir, 'postgres/data'))
    const client = new pg.Client({
      host: '127.0.0.1',
      port: postgres?.port,
      user: 'joybox',
      database: 'joybox',
      password: readFileSync(join(this.dataDir, 'postgres/password'), 'utf8'),
    })
    // Tests kill the server while the connection is open.
    client.on('error', () => {})
    await client.connect()
    onTestFinished(() => client.end())
    return client
  }
}
