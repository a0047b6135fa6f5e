import { existsSync, statfsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostmaster, isAlive } from '../database/embedded/postmaster.ts'
import { stopServer } from '../database/embedded/server-process.ts'

const prefix = 'joybox-test-'
const roomNeededBytes = 2_000_000_000

/** A new folder for one shop's data. */
export function makeTestFolder(): Promise<string> {
  return mkdtemp(join(parentFolder(), `${prefix}${process.pid}-`))
}

/** Stops the PostgreSQL of a folder if it is still running, and removes the folder. */
export async function removeTestFolder(folder: string): Promise<void> {
  const data = join(folder, 'postgres/data')
  const postmaster = await findPostmaster(data)
  if (postmaster) await stopServer(data, postmaster.pid)
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Removes the folders of test runs that were killed before they could do so. */
export async function removeAbandonedFolders(): Promise<void> {
  const parent = parentFolder()
  for (const name of await readdir(parent)) {
    const [pid] = name.startsWith(prefix) ? name.slice(prefix.length).split('-') : []
    if (pid && !isAlive(Number(pid))) await removeTestFolder(join(parent, name))
  }
}

/** In memory if there is room, where creating a database takes a fifth of the time. */
function parentFolder(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > roomNeededBytes ? memory : tmpdir()
}
