import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { tokenExpiry } from '../domain/accounts/session.ts'
import { productionEnvironment, productionFlags } from '../scripts/in-production.mjs'
import { signToken } from '../server/accounts/token.ts'
import { readSettings } from '../server/config.ts'
import { findFreePort } from '../server/database/embedded/free-port.ts'
import { startEmbeddedPostgres } from '../server/database/embedded-postgres.ts'
import { createLog } from '../server/log.ts'
import { startScript, stopChild } from './children.ts'
import { fillDatabase, type Size } from './fill-database.ts'

const jwtSecret = 'a secret of the bench, long enough'

/** Starts a PostgreSQL for the bench, configured as the shop's embedded one. */
export async function startDatabaseServer() {
  const folder = await mkdtemp(join(tmpdir(), 'joybox-bench-'))
  const log = createLog()
  log.level = 'error'
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log })
  // The shop on its own reaches its PostgreSQL through a socket; so do the shop and the driver here.
  const adminUrl = new URL(postgres.adminUrl)
  adminUrl.search = new URL(postgres.url).search
  return {
    adminUrl: adminUrl.href,
    folder,
    stop: async () => {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type DatabaseServer = Awaited<ReturnType<typeof startDatabaseServer>>

/** Starts the built shop as in production, on a new database of a given size. */
export async function openBenchShop(server: DatabaseServer, size: Size, workers: number) {
  const name = `shop_${size.products}_${size.pastOrders}`
  await administer(server.adminUrl, `create database ${name}`)
  const databaseUrl = new URL(server.adminUrl)
  databaseUrl.pathname = name
  const port = await findFreePort()
  const environment = {
    ...productionEnvironment,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: server.folder,
    NODE_COMPILE_CACHE: join(server.folder, 'compiled'),
    DATABASE_URL: databaseUrl.href,
    JWT_SECRET: jwtSecret,
    RATE_LIMITS: 'off',
    WORKERS: String(workers),
    SEED: 'demo',
  }
  const config = Object.freeze({ ...readSettings(environment), jwtSecret })
  let process = await start(environment, config.publicUrl)
  await fillDatabase(databaseUrl.href, size)
  // Restarted, because a shop that ran while its tables grew a thousandfold is not typical.
  await stopChild(process)
  const stopped = performance.now()
  process = await start(environment, config.publicUrl)
  const warmStartMs = performance.now() - stopped
  return {
    config,
    databaseUrl: databaseUrl.href,
    process,
    url: config.publicUrl,
    warmStartMs,
    tokenOf,
    close: async () => {
      await stopChild(process)
      await administer(server.adminUrl, `drop database ${name} with (force)`)
    },
  }
}

function tokenOf({ id: sessionId, userId }: { id: number; userId: number }): Promise<string> {
  const issuedAt = new Date()
  const expiresAt = tokenExpiry(issuedAt, { createdAt: issuedAt })
  return signToken({ claims: { userId, sessionId, renewal: 0 }, issuedAt, expiresAt }, jwtSecret)
}

export type BenchShop = Awaited<ReturnType<typeof openBenchShop>>

async function start(environment: Record<string, string>, url: string): Promise<ChildProcess> {
  const profiling = process.env.BENCH_PROFILE ? ['--cpu-prof', '--cpu-prof-dir=bench/profiles'] : []
  const flags = [...productionFlags, ...profiling]
  const shop = startScript('../main.ts', [], environment, flags)
  for (;;) {
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return shop
    if (shop.exitCode !== null) throw new Error('The shop of the bench did not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
