import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { codeOf } from '../error-code.ts'

const description = z.object({
  /** When the backup was complete: it cannot be restored to an earlier moment. */
  at: z.iso.datetime().transform((text) => new Date(text)),
  /** The first file of the write-ahead log that it goes on with; a dump goes on with none. */
  firstSegment: z
    .string()
    .regex(/^[0-9A-F]{24}$/)
    .optional(),
})

/** What is known of a backup without unpacking it. */
export type BackupDescription = z.infer<typeof description>

const fileIn = (folder: string) => join(folder, 'backup.json')

export function describeBackup(folder: string, described: BackupDescription): Promise<void> {
  return writeFile(fileIn(folder), `${JSON.stringify(described)}\n`)
}

/** Undefined for a folder that is no such backup, or one of an earlier version. */
export async function readDescription(folder: string): Promise<BackupDescription | undefined> {
  try {
    return description.parse(JSON.parse(await readFile(fileIn(folder), 'utf8')))
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(String(codeOf(error)))) return undefined
    throw error
  }
}

/** The complete backups of a folder, the last one first. */
export async function backupsIn(
  backupDir: string,
): Promise<(BackupDescription & { folder: string })[]> {
  const found = await Promise.all(
    (await readdir(backupDir)).map(async (name) => {
      const folder = join(backupDir, name)
      const described = name.endsWith('.part') ? undefined : await readDescription(folder)
      return described ? [{ ...described, folder }] : []
    }),
  )
  return found.flat().sort((one, other) => other.at.getTime() - one.at.getTime())
}
