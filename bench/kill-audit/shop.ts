import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { findPostmaster } from '../../server/database/embedded/postmaster.ts'
import { operatorCommandIn } from '../../server/testing/operator-command.ts'
import { type InstanceOptions, openInstance } from './instance.ts'

/** What customers, operators and the audit need of a shop. */
export type AuditedShop = {
  url: string
  /** The mails are in its `outbox`. */
  folder: string
  /** Queries its database on a separate connection. */
  ask: <Row extends pg.QueryResultRow>(query: string, values?: unknown[]) => Promise<Row[]>
  /** Runs `npm run operator`. */
  command: (...args: string[]) => Promise<string>
}

/** The built shop with its own PostgreSQL. */
export async function openAuditedShop(options: InstanceOptions) {
  const { folder } = options
  const { url, start, isReady, kill } = openInstance(options)
  const data = join(folder, 'postgres/data')
  const shop: AuditedShop = {
    url,
    folder,
    ask: async (query, values = []) => {
      const password = await readFile(join(folder, 'postgres/password'), 'utf8')
      const port = (await findPostmaster(data))?.port
      return rowsOf(`postgres://joybox:${password}@127.0.0.1:${port}/joybox`, query, values)
    },
    command: (...args) => operatorCommandIn(folder, args),
  }
  const killPostgres = async () => {
    const postmaster = await findPostmaster(data)
    if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
  }
  await start()
  return { ...shop, start, isReady, kill, killPostgres }
}

/** The rows of one query to the database at this URL. */
export async function rowsOf<Row extends pg.QueryResultRow>(
  url: string,
  query: string,
  values: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(query, values)).rows
  } finally {
    await client.end()
  }
}
