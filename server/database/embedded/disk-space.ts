import { statfs } from 'node:fs/promises'
import type { Config } from '../../config.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/** Below this the data folder's disk is nearly full: a day's orders, pictures and logs need less. */
const lowSpaceBytes = 500_000_000

/** What is free on the disk of the embedded database; undefined with a database elsewhere, whose disk is unknown. */
export async function freeBytes({ databaseUrl, dataDir }: Place): Promise<number | undefined> {
  if (databaseUrl) return undefined
  const disk = await statfs(dataDir).catch(() => undefined)
  return disk && disk.bavail * disk.bsize
}

export async function isSpaceLow(place: Place): Promise<boolean> {
  const free = await freeBytes(place)
  return free !== undefined && free < lowSpaceBytes
}
