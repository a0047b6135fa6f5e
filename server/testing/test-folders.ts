import { existsSync, statfsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostmaster, isAlive } from '../database/embedded/postmaster.ts'
import { stopServer } from '../database/embedded/server-process.ts'

const prefix = 'joybox-test-'
const roomNeededBytes = 2_000_000_000

/** A new folder for one shop's data, which may be removed with whatever still runs in it. */
export function makeTestFolder(): Promise<string> {
  return mkdtemp(join(parentFolder(), `${prefix}${process.pid}-`))
}

/** Ends the PostgreSQL of a folder, if one is left, and removes the folder. */
export async function removeTestFolder(folder: string): Promise<void> {
  const data = join(folder, 'postgres/data')
  const postmaster = await findPostmaster(data)
  if (postmaster) await stopServer(data, postmaster.pid)
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Tidies up after runs that were killed and could not do so themselves. */
export async function removeAbandonedFolders(): Promise<void> {
  const parent = parentFolder()
  for (const name of await readdir(parent)) {
    const [pid] = name.startsWith(prefix) ? name.slice(prefix.length).split('-') : []
    if (pid && !isAlive(Number(pid))) await removeTestFolder(join(parent, name))
  }
}

/** In memory where there is room: a database there is made in a fifth of the time. */
function parentFolder(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > roomNeededBytes ? memory : tmpdir()
}
