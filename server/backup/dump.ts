import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { CannotStart } from '../process/cannot-start.ts'

const dump = 'joybox.dump'

/** Dumps the database of `DATABASE_URL` into a folder, with the machine's own pg_dump. */
export async function dumpDatabase(databaseUrl: string, folder: string): Promise<void> {
  await runTool('pg_dump', databaseUrl, ['--format=custom', `--file=${join(folder, dump)}`])
}

/** Fills an empty database from such a dump: all of it, or nothing. */
export async function restoreDump(databaseUrl: string, folder: string): Promise<void> {
  const allOrNothing = ['--single-transaction', '--exit-on-error']
  const asItsOwner = ['--no-owner', '--no-privileges']
  await runTool('pg_restore', databaseUrl, [...allOrNothing, ...asItsOwner, join(folder, dump)])
}

async function runTool(program: string, databaseUrl: string, args: string[]): Promise<void> {
  const url = new URL(databaseUrl)
  // Every user of the machine can read the arguments of a command, so the password must not be there.
  const PGPASSWORD = decodeURIComponent(url.password)
  url.password = ''
  const child = spawn(program, ['--no-password', `--dbname=${url.href}`, ...args], {
    env: { ...process.env, ...(PGPASSWORD ? { PGPASSWORD } : {}) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'close').catch((cause) => {
    throw new CannotStart(
      `${program} cannot be run here: install the client programs of PostgreSQL, as new as your server's (postgresql-client-18)`,
      { cause },
    )
  })
  if (code !== 0) throw new CannotStart(`${program} failed`)
}
