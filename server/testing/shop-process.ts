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
  /** A folder of an earlier shop of the test, to start again on its data. */
  dataDir?: string
  env?: Record<string, string>
}

/** Every variable that the developer's own shop may have set, cleared. */
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

/** A new data folder, removed with all that runs in it when the test is over. */
export async function aDataFolder(): Promise<string> {
  const folder = await makeTestFolder()
  onTestFinished(() => removeTestFolder(folder))
  return folder
}

/** Starts a whole shop as the operator does and waits until it is open. */
export async function startShop(options: Options = {}): Promise<ShopProcess> {
  const shop = await launchShop(options)
  await shop.opening
  return shop
}

/** Starts a whole shop without waiting: it may be about to refuse, or to be killed on its way. */
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

/** A shop in a process of its own, which may be asked, stopped and killed. */
export class ShopProcess {
  readonly dataDir: string
  readonly url: string
  /** Settled once the shop is open; fails when it ends before. */
  readonly opening: Promise<void>
  /** Its exit code, or the signal that has ended it. */
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
    // Whoever only waits for the end need not handle the opening.
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

  /** All that it has said on its terminal. */
  get output(): string {
    return this.#output
  }

  request(path: string, init?: RequestInit): Promise<Response> {
    return fetch(this.url + path, init)
  }

  /** Ends it as the operator does; answers the exit code. */
  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | NodeJS.Signals> {
    this.#child.kill(signal)
    return this.end
  }

  /** `kill -9`: no chance to do anything. Its PostgreSQL stays. */
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

  /** A connection to its embedded database beside the shop's own. */
  async connect(): Promise<pg.Client> {
    const postgres = await findPostmaster(join(this.dataDir, 'postgres/data'))
    const client = new pg.Client({
      host: '127.0.0.1',
      port: postgres?.port,
      user: 'joybox',
      database: 'joybox',
      password: readFileSync(join(this.dataDir, 'postgres/password'), 'utf8'),
    })
    // Tests kill the server under it.
    client.on('error', () => {})
    await client.connect()
    onTestFinished(() => client.end())
    return client
  }
}
