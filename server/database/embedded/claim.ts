import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { CannotStart } from '../../process/cannot-start.ts'

/** The number of the advisory lock on the data folder; no other lock may have it. */
const claimLock = 7_226_000

/** How long PostgreSQL may take to notice that the holder was killed. */
const graceMilliseconds = 2_000
/** How long a shop that is stopping may take to finish its requests and stop its database. */
const leavingMilliseconds = 60_000

/** The application name of the connection that holds the claim, which other shops read. */
export const holderName = `process ${process.pid}`
const leavingName = `${holderName}, stopping`

export class DataFolderTaken extends CannotStart {
  override name = 'DataFolderTaken'
}

/**
 * Claims the data folder for this shop as long as the connection is open. PostgreSQL releases the
 * claim when the shop ends, even after a crash.
 * @throws {DataFolderTaken} when another shop has it and stays
 */
export async function claim(client: Client, dataDir: string): Promise<void> {
  const start = Date.now()
  while (!(await tryLock(client))) {
    const holder = await findHolder(client)
    const patience = holder?.endsWith('stopping') ? leavingMilliseconds : graceMilliseconds
    if (holder && Date.now() - start > patience) {
      throw new DataFolderTaken(
        `DATA_DIR ${dataDir} is in use by another shop (${holder}): stop that one, or give this one its own DATA_DIR`,
      )
    }
    await pause(100)
  }
}

/** Lets a shop that is starting know that this one is about to end, so that it waits. */
export async function announceLeaving(client: Client): Promise<void> {
  await client.query("select set_config('application_name', $1, false)", [leavingName])
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [claimLock])
  return rows[0].locked
}

async function findHolder(client: Client): Promise<string | undefined> {
  const { rows } = await client.query(
    `select application_name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and granted and objid = $1
     and database = (select oid from pg_database where datname = current_database())`,
    [claimLock],
  )
  return rows[0]?.application_name
}
