import { existsSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { clusterIn } from './cluster.ts'
import { findPostmaster } from './postmaster.ts'

/**
 * The address of the shop's database on the server that a running shop keeps in its data folder;
 * undefined when none runs. The claim to the folder stays the shop's: this is one more connection.
 */
export async function findRunningDatabase(dataDir: string): Promise<string | undefined> {
  const place = clusterIn(dataDir)
  if (!existsSync(place)) return undefined
  const folder = await realpath(place)
  const server = await findPostmaster(join(folder, 'data'))
  if (!server?.isReady) return undefined
  const password = await readFile(join(folder, 'password'), 'utf8')
  return `postgres://joybox:${encodeURIComponent(password)}@127.0.0.1:${server.port}/joybox`
}
