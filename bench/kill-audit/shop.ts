import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findPostmaster } from '../../server/database/embedded/postmaster.ts'

export type AuditedShop = Awaited<ReturnType<typeof openAuditedShop>>

type Options = { folder: string; port: number; env: Record<string, string> }

/** The built shop as an operator starts it, on the same port and data folder after every kill. */
export async function openAuditedShop({ folder, port, env }: Options) {
  const url = `http://localhost:${port}`
  const data = join(folder, 'postgres/data')
  const log = openSync(join(folder, 'shop.log'), 'a')
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ['main.ts'], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: folder,
        RATE_LIMITS: 'off',
        WORKERS: '1',
        ...env,
      },
      stdio: ['ignore', log, log],
    })
    child = started
    await isReady(() => started.exitCode === null)
  }

  /** Waits until the shop is ready; fails when it ends by itself or takes a minute. */
  async function isReady(isRunning = () => child?.exitCode === null): Promise<void> {
    const deadline = Date.now() + 60_000
    while (Date.now() < deadline) {
      const response = await fetch(`${url}/readyz`).catch(() => undefined)
      await response?.body?.cancel()
      if (response?.ok) return
      if (!isRunning()) throw new Error(`The shop ended by itself: ${lastWords(folder)}`)
      await pause(50)
    }
    throw new Error('The shop was not ready within a minute')
  }

  const kill = async () => {
    if (!child || child.exitCode !== null) return
    const end = once(child, 'exit')
    child.kill('SIGKILL')
    await end
  }
  const killPostgres = async () => {
    const postmaster = await findPostmaster(data)
    if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
  }

  await start()
  return {
    url,
    folder,
    start,
    isReady,
    kill,
    killPostgres,
    /** Queries its database on a separate connection. */
    ask: async <Row extends pg.QueryResultRow>(query: string, values: unknown[] = []) => {
      const client = new pg.Client({
        host: '127.0.0.1',
        port: (await findPostmaster(data))?.port,
        user: 'joybox',
        database: 'joybox',
        password: await readFile(join(folder, 'postgres/password'), 'utf8'),
      })
      await client.connect()
      try {
        return (await client.query<Row>(query, values)).rows
      } finally {
        await client.end()
      }
    },
  }
}

function lastWords(folder: string): string {
  return readFileSync(join(folder, 'shop.log'), 'utf8').slice(-2_000)
}
