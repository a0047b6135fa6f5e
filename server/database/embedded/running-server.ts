import { existsSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { clusterIn } from './cluster.ts'
import { findPostmaster } from './postmaster.ts'

/**
 * The URL of the database of the shop that is running in this data folder; undefined if none is.
 * This does not affect the shop's claim to the folder.
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
