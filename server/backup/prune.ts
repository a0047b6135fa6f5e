import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '../../domain/time.ts'
import { archiveIn } from '../database/embedded/write-ahead-log.ts'
import { codeOf } from '../error-code.ts'
import { type BackupDescription, backupsIn } from './description.ts'

/** A file of the write-ahead log: eight digits of its line, and sixteen that rise. */
const segment = /^[0-9A-F]{8}(?<place>[0-9A-F]{16})\b/

/**
 * Deletes backups that are older than so many days, but never the last one, and what only they needed of the write-ahead
 * log.
 */
export async function pruneBackups(backupDir: string, days: number): Promise<void> {
  const all = await backupsIn(backupDir)
  const oldest = Date.now() - days * dayMs
  const isOld = ({ at }: BackupDescription, place: number) => place > 0 && at.getTime() < oldest
  const kept = all.filter((each, place) => !isOld(each, place))
  for (const { folder } of all.filter(isOld)) await rm(folder, { recursive: true })
  // Not always that of the oldest: after a restore the log goes on from an earlier place, on another line.
  const [first] = kept
    .flatMap(({ firstSegment }) => (firstSegment ? placeOf(firstSegment) : []))
    .sort()
  if (first) await pruneLog(archiveIn(backupDir), first)
}

async function pruneLog(archive: string, first: string): Promise<void> {
  for (const name of await namesIn(archive)) {
    const place = placeOf(name)
    if (place && place < first) await rm(join(archive, name), { force: true })
  }
}

function placeOf(name: string): string {
  return segment.exec(name)?.groups?.place ?? ''
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}
