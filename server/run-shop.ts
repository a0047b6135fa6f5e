import { once } from 'node:events'
import { createServer } from 'node:http'
import { demoCustomer } from '../demo/customer.ts'
import { seedDemoShop } from '../demo/seed.ts'
import { startJobs } from './application/jobs.ts'
import { openShelves } from './catalogue/service.ts'
import { type Config, readSettings } from './config.ts'
import { connectDatabase } from './database/connect.ts'
import { startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { migrateDatabase } from './database/migrate.ts'
import { CatalogueNews } from './http/cache/catalogue-news.ts'
import { hearOwnChanges, listenForCatalogueNews } from './http/cache/listen-for-news.ts'
import { jobQueue, openQueue } from './jobs/job-queue.ts'
import { createLog } from './log.ts'
import { createMailer } from './mail/create-mailer.ts'
import { createGateway } from './payments/create-gateway.ts'
import { builtApplication, reloadingApplication } from './process/application-listener.ts'
import { CannotStart } from './process/cannot-start.ts'
import { Closers } from './process/closers.ts'
import { loadEnvironmentFile } from './process/environment-file.ts'
import { listenForStop } from './process/stop-request.ts'
import { closeServer, listen } from './process/web-server.ts'
import { welcome } from './process/welcome.ts'
import { readOrMakeSecret } from './secret.ts'
import type { Shop } from './shop.ts'

const isDevelopment = process.argv.includes('--dev')
process.env.NODE_ENV ??= isDevelopment ? 'development' : 'production'
loadEnvironmentFile()

const log = createLog()
const stop = listenForStop(log)
const closers = new Closers()

try {
  await openShop()
} catch (error) {
  if (!stop.signal.aborted) reportFailedStart(error)
  stop.fail()
}
if (!stop.signal.aborted) await once(stop.signal, 'abort')
await closers.closeAll(log)
process.exit(stop.exitCode())

/** From the inside out; what is opened here is closed in the opposite order. */
async function openShop(): Promise<void> {
  const config = await readConfig()
  const databaseUrl = config.databaseUrl ?? (await openEmbeddedDatabase(config.dataDir))
  stop.signal.throwIfAborted()

  await migrateDatabase(databaseUrl)
  const news = new CatalogueNews()
  const { databaseConnections } = config
  const { database, close } = connectDatabase(databaseUrl, databaseConnections, log, {
    onConnect: (client) => hearOwnChanges(client, news),
  })
  closers.add('the database connections', close, 5)
  const listening = await listenForCatalogueNews(databaseUrl, news, log)
  closers.add('the catalogue news', listening.close)
  const boss = await openQueue({ connectionString: databaseUrl }, log)
  closers.add('the jobs', () => boss.stop({ graceful: true, timeout: 5_000 }))
  const jobs = jobQueue(boss)
  const now = () => new Date()
  const catalogue = news
  const shelves = openShelves({ catalogue, now })
  const shop = {
    config,
    database,
    catalogue,
    shelves,
    log,
    gateway: createGateway(config),
    jobs,
    now,
  }
  if (config.seed === 'demo') await seedDemoShop(shop, { withCustomer: !config.payHere })
  stop.signal.throwIfAborted()

  await startJobs(boss, { ...shop, mailer: createMailer(config, log) })
  stop.signal.throwIfAborted()

  await openDoor(shop)
  process.stdout.write(welcome(config, demoCustomer))
}

async function readConfig(): Promise<Config> {
  const settings = readSettings(process.env)
  const jwtSecret = settings.jwtSecret ?? (await readOrMakeSecret(settings.dataDir))
  return Object.freeze({ ...settings, jwtSecret })
}

async function openEmbeddedDatabase(dataDir: string): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log,
    onLoss: (error) => {
      log.fatal({ err: error }, 'The database is lost')
      stop.fail()
    },
  })
  closers.add('PostgreSQL', postgres.stop, 60)
  stop.signal.addEventListener('abort', postgres.announceStop)
  return postgres.url
}

async function openDoor(shop: Shop): Promise<void> {
  const server = createServer()
  const application = isDevelopment
    ? await reloadingApplication(shop, server)
    : await builtApplication(shop)
  server.on('request', application.listener)
  await listen(server, shop.config)
  closers.add('the web server', () => closeServer(server))
  closers.add('the reloading', application.close)
}

function reportFailedStart(error: unknown): void {
  if (error instanceof CannotStart) process.stderr.write(`${error.message}\n`)
  else log.fatal({ err: error }, 'The shop cannot start')
}
