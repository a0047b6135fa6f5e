import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Logger } from 'pino'
import { type Config, readSettings } from './config.ts'
import { checkLetters } from './database/check-letters.ts'
import { clientOf, connectDatabase, setSessionsOfRole } from './database/connect.ts'
import { startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { listenForNews } from './database/listen-for-news.ts'
import { migrateDatabase } from './database/migrate.ts'
import { DatabaseServers } from './database/servers.ts'
import { CatalogueNews } from './http/cache/catalogue-news.ts'
import { hearOwnChanges } from './http/cache/hear-own-changes.ts'
import { watchLoad } from './http/load.ts'
import { jobQueue, openQueue } from './jobs/job-queue.ts'
import { liveReadings } from './live-readings.ts'
import { createLog } from './log.ts'
import { createMailer } from './mail/create-mailer.ts'
import { CannotStart } from './process/cannot-start.ts'
import { Closers } from './process/closers.ts'
import { loadEnvironmentFile } from './process/environment-file.ts'
import { shareMetrics } from './process/metrics-of-workers.ts'
import { builtSources, reloadingSources } from './process/sources.ts'
import { listenForStop } from './process/stop-request.ts'
import { closeServer, listen, withOneHost } from './process/web-server.ts'
import { welcome } from './process/welcome.ts'
import { databaseOfWorkers, openWorkers } from './process/workers.ts'
import { readOrMakeSecret } from './secret.ts'
import { withContacts } from './settings/index.ts'
import type { Shop } from './shop.ts'

/** Demo data for an empty shop, and the customer who can log in to it. */
type Demo = {
  seed: (
    shop: Pick<Shop, 'database' | 'log'>,
    options: { withCustomer: boolean },
  ) => Promise<unknown>
  customer: { email: string; password: string }
}

/** Runs the shop until the process is asked to stop, or cannot go on. */
export async function runShop(demo: Demo): Promise<never> {
  const isDevelopment = process.argv.includes('--dev')
  process.env.NODE_ENV ??= isDevelopment ? 'development' : 'production'
  // A worker has the settings of the first process: half of a changed file, with the earlier database, would be worse.
  if (cluster.isPrimary) loadEnvironmentFile()

  const log = createLog()
  const stop = listenForStop(log)
  const closers = new Closers()
  try {
    await openShop({ demo, isDevelopment, log, stop, closers })
  } catch (error) {
    if (!stop.signal.aborted) reportFailedStart(error, log)
    stop.fail()
  }
  if (!stop.signal.aborted) await once(stop.signal, 'abort')
  await closers.closeAll(log)
  process.exit(stop.exitCode())
}

type Run = {
  demo: Demo
  isDevelopment: boolean
  log: Logger
  stop: ReturnType<typeof listenForStop>
  closers: Closers
}

/** Opens the parts in the order of their dependencies; they are closed in the opposite order. */
async function openShop(run: Run): Promise<void> {
  const { demo, isDevelopment, log, stop, closers } = run
  const read = await readConfig()
  const databaseUrl =
    databaseOfWorkers() ?? read.databaseUrl ?? (await openEmbeddedDatabase(read, run))
  stop.signal.throwIfAborted()
  if (cluster.isPrimary && read.workers > 1 && !isDevelopment) {
    return openWorkers(read.workers, databaseUrl, run)
  }

  await traceIfWanted(read, run)
  const servers = await openServers(databaseUrl)
  await migrateDatabase(servers.primary)
  const news = new CatalogueNews()
  const { databaseConnections, databasePoolUrl } = read
  if (databasePoolUrl) await setSessionsOfRole(servers.primary)
  const pooler = databasePoolUrl ? new DatabaseServers(databasePoolUrl) : undefined
  const { database, close } = connectDatabase(pooler ?? servers, databaseConnections, log, {
    isPooled: pooler !== undefined,
    onConnect: pooler ? undefined : (client) => hearOwnChanges(client, news),
  })
  closers.add('the database connections', close, 5)
  await checkLetters(database, log)
  const { settings, delivery, legal, listeners } = liveReadings(news)
  const config = withContacts(read, settings)
  const listening = await listenForNews(servers, listeners, log)
  closers.add('the news of changes', listening.close)
  const boss = await openQueue({ Client: clientOf(pooler ?? servers) }, log)
  closers.add('the jobs', () => boss.stop({ graceful: true, timeout: 5_000 }))
  if (config.seed === 'demo') {
    await demo.seed({ database, log }, { withCustomer: config.gateways.length === 0 })
  }
  stop.signal.throwIfAborted()

  const server = createServer()
  const sources = isDevelopment ? await reloadingSources(server, log) : await builtSources()
  closers.add('the sources', sources.close)
  const jobs = jobQueue(boss)
  const load = watchLoad(log)
  closers.add('the watch over the load', load.close)
  const shop = sources.entry.openShop({
    config,
    database,
    catalogue: news,
    settings,
    delivery,
    legal,
    load,
    log,
    jobs,
    catchUp: pooler ? listening.catchUp : undefined,
    now: () => new Date(),
  })
  await sources.entry.startJobs(boss, shop, createMailer(config, log))
  stop.signal.throwIfAborted()

  if (cluster.isWorker) shareMetrics(() => sources.entry.readMetrics(shop))
  server.on('request', withOneHost(sources.listenerFor(shop)))
  await listen(server, config)
  closers.add('the web server', () => closeServer(server))
  if (cluster.isPrimary) refuseToReplace(log)
  if (isFirstProcess()) process.stdout.write(welcome(shop, demo.customer))
}

/** The signal that replaces workers would end a process that has none. */
function refuseToReplace(log: Logger): void {
  process.on('SIGUSR2', () => log.warn('There are no workers to replace: that needs WORKERS=2'))
}

/** Not one of the workers that start after the first. */
function isFirstProcess(): boolean {
  return cluster.worker === undefined || cluster.worker.id === 1
}

async function readConfig(): Promise<Config> {
  const settings = readSettings(process.env)
  const jwtSecret = settings.jwtSecret ?? (await readOrMakeSecret(settings.dataDir))
  return Object.freeze({ ...settings, jwtSecret })
}

/** The libraries are loaded only then. */
async function traceIfWanted({ tracesShare }: Config, { log, closers }: Run): Promise<void> {
  if (tracesShare === undefined) return
  const { openTraces } = await import('./tracing/open-traces.ts')
  closers.add('the traces', openTraces(tracesShare, log).close, 5)
}

async function openServers(databaseUrl: string): Promise<DatabaseServers> {
  const servers = new DatabaseServers(databaseUrl)
  try {
    await servers.findPrimary()
  } catch (cause) {
    throw new CannotStart(String(cause), { cause })
  }
  return servers
}

async function openEmbeddedDatabase(
  { dataDir, backupDir }: Config,
  { log, stop, closers }: Run,
): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    backupDir,
    log,
    onLoss: () => stop.fail(),
  })
  closers.add('PostgreSQL', postgres.stop, 60)
  stop.signal.addEventListener('abort', postgres.announceStop)
  return postgres.url
}

function reportFailedStart(error: unknown, log: Logger): void {
  if (error instanceof CannotStart) process.stderr.write(`${error.message}\n`)
  else log.fatal({ err: error }, 'The shop cannot start')
}
