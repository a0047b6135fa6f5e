import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { migrateDatabase } from '../database/migrate.ts'
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

/** Starts one PostgreSQL server for the whole test run. */
export default async function setUp(project: TestProject) {
  await removeAbandonedFolders()
  const folder = await makeTestFolder()
  const log = createLog()
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log })

  const admin = new pg.Client({ connectionString: postgres.adminUrl })
  await admin.connect()
  await admin.query(`create database ${template}`)
  await admin.end()
  await migrateDatabase(addressOf(postgres.adminUrl, template))
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

/** The URL of another database on the same server. */
export function addressOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = database
  return url.href
}
