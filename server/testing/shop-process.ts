import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPostmaster, isServerOf } from '../database/embedded/postmaster.ts'

export type Environment = Record<string, string>

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
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
  WORKERS: '1',
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

  /** Starts a whole shop with its data in a folder, without waiting until it is open. `program`: where its code is. */
  static launch(
    dataDir: string,
    env: Environment & { PORT: string },
    { flags = [], program = process.cwd() }: { flags?: string[]; program?: string } = {},
  ): ShopProcess {
    const child = spawn(process.execPath, ['main.ts', ...flags], {
      cwd: program,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ...nothingSet,
        SEED: 'none',
        DATA_DIR: dataDir,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return new ShopProcess(child, dataDir, `http://127.0.0.1:${env.PORT}`)
  }

  private constructor(child: ChildProcess, dataDir: string, url: string) {
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

  /** Lets the process do nothing until it is resumed, for a test in which another one has to be first. */
  suspend(): void {
    this.#child.kill('SIGSTOP')
  }

  resume(): void {
    this.#child.kill('SIGCONT')
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

  /** The address of its embedded database, for the shop's own role. */
  async databaseUrl(): Promise<string> {
    const postgres = await findPostmaster(join(this.dataDir, 'postgres/data'))
    const password = readFileSync(join(this.dataDir, 'postgres/password'), 'utf8')
    return `postgres://joybox:${password}@127.0.0.1:${postgres?.port}/joybox`
  }
}
