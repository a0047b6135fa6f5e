import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { openQueue } from '../jobs/job-queue.ts'
import { createLog } from '../log.ts'
import { startPooler } from './pooler.ts'
import { makeTestFolder, removeAbandonedFolders, removeTestFolder } from './test-folders.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the test server for its superuser. */
    databaseServer: string
    /** The URL of the pooler before it, if the tests run with one. */
    databasePooler: string | undefined
  }
}

/** The migrated, empty database that is copied for each test. */
export const template = 'template_shop'

/** Nothing here has to outlive the test run. */
const settings = ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum']

/** Starts one PostgreSQL server for the whole test run. */
export default async function setUp(project: TestProject) {
  await removeAbandonedFolders()
  const folder = await makeTestFolder()
  const log = createLog()
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log })

  const admin = new pg.Client({ connectionString: postgres.adminUrl })
  await admin.connect()
  for (const setting of settings) await admin.query(`alter system set ${setting} = off`)
  await admin.query('select pg_reload_conf()')
  await admin.query(`create database ${template}`)
  await admin.end()
  await fillTemplate(addressOf(postgres.adminUrl, template))
  project.provide('databaseServer', postgres.adminUrl)
  const program = process.env.PGBOUNCER
  const pooler = program ? await startPooler(program, postgres.adminUrl, folder) : undefined
  project.provide('databasePooler', pooler?.url)

  return async () => {
    await pooler?.stop()
    await postgres.stop()
    await removeTestFolder(folder)
  }
}

async function fillTemplate(connectionString: string): Promise<void> {
  await migrateDatabase(connectionString)
  // Each test that sends a mail would otherwise create the tables of the jobs by itself.
  const boss = await openQueue({ connectionString, supervise: false, schedule: false }, createLog())
  await boss.stop({ graceful: false })
  await shrinkCatalogs(connectionString)
}

/** Removes what the migrations left in the system's own tables: each test copies and searches them. */
async function shrinkCatalogs(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(`select oid::regclass::text as name
    from pg_class where relnamespace = 'pg_catalog'::regnamespace and relkind = 'r' and not relisshared`)
  for (const { name } of rows) await client.query(`vacuum (full, freeze) ${name}`)
  await client.end()
}

/** The URL of another database on the same server. */
export function addressOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = database
  return url.href
}
